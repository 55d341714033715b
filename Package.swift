// swift-tools-version: 6.2
import PackageDescription

let warnings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

let package = Package(
  name: "rpt",
  // The first with `InlineArray`, which keeps a decision free of allocations.
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .library(name: "ReversePyramid", targets: ["ReversePyramid"]),
    .library(name: "TrainingLog", targets: ["TrainingLog"]),
    .executable(name: "rpt", targets: ["rpt"]),
  ],
  targets: [
    .target(
      name: "ReversePyramid",
      resources: [
        .embedInCode("../../Rules/reverse-pyramid.rules"),
        .embedInCode("../../Rules/version-one.rules"),
        .embedInCode("../../Rules/steadier.rules"),
        .embedInCode("../../Rules/leangains.rules"),
      ],
      swiftSettings: settings
    ),
    .target(name: "TrainingLog", dependencies: ["ReversePyramid"], swiftSettings: settings),
    .executableTarget(
      name: "rpt",
      dependencies: ["ReversePyramid", "TrainingLog"],
      resources: [.embedInCode("Demo/demo-log.txt")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "rpt-benchmark",
      dependencies: ["rpt", "ReversePyramid", "TrainingLog"],
      swiftSettings: settings
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ReversePyramidTests",
      dependencies: ["ReversePyramid", "TestSupport"],
      exclude: ["Cases"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TrainingLogTests",
      dependencies: ["TrainingLog", "ReversePyramid", "TestSupport"],
      exclude: ["Cases"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "rptTests",
      dependencies: ["rpt", "TrainingLog", "ReversePyramid", "TestSupport"],
      exclude: ["Golden"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
