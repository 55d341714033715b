/// What an exercise's equipment can make, to be asked weight by weight.
package struct LoadList: Sendable {
  private let grid: LoadGrid

  package init(_ loads: Loads) { grid = LoadGrid(loads) }

  /// Whether a weight can be made; any can where nothing is known of the equipment.
  package func holds(_ weight: Weight) -> Bool { grid.contains(weight) }
}
