extension Settling {
  /// Brings a number to what can be loaded, so that a decision is never rounded away.
  mutating func settle(on grid: LoadGrid) {
    if direction == 0, !isStalledLater {
      // A hold, or a gap kept under an unmoved set one, is the lifter's own number.
      if weight != last.load.weight { loadKept(grid) }
      return
    }
    let spans = spans()
    let found =
      grid.nearest(to: weight, in: spans.strict, tie: tie)
      ?? spans.loose.flatMap { grid.nearest(to: weight, in: $0, tie: tie) }
    guard let found else { return stayOn(grid) }
    take(found, grid)
    let hasNotMoved = (isStalledLater && weight >= last.load.weight) || !liesBeyond(weight)
    if hasNotMoved { say(stays: true) }
  }

  /// A kept number under a moved set one goes to the nearest load not above set one.
  private mutating func loadKept(_ grid: LoadGrid) {
    if let found = nearestKept(weight, grid) { take(found, grid) }
  }

  /// The load nearest to a kept number, not above set one and within the limits where there is one.
  ///
  /// Under a set one lighter than all that can be loaded, the last number stays, or that of set one.
  private func nearestKept(_ wanted: Weight, _ grid: LoadGrid) -> Weight? {
    var under = LoadGrid.Span()
    if decidesGap { under.most = setOne }
    var within = limitSpan().under(heaviest)
    within.most = min(within.most, under.most)
    return grid.nearest(to: wanted, in: within, tie: .lighter)
      ?? grid.nearest(to: wanted, in: under, tie: .lighter)
      ?? (decidesGap ? min(last.load.weight, setOne) : nil)
  }

  /// Nothing lies beyond: the last weight or gap stays, as far as the limits of the book let it.
  private mutating func stayOn(_ grid: LoadGrid) {
    let stayed = isStalledLater ? last.load.weight : self.kept
    let isOwn = stayed == last.load.weight
    let isBarred = isStalledLater ? decidesGap && stayed > setOne : !allowsAll(stayed)
    let kept =
      isOwn && !isBarred
      ? stayed : nearestKept(isBarred ? weight : stayed, grid) ?? stayed
    hit(kept, grid, stays: true)
    stays = true
  }

  /// Where the weight may lie: strictly beyond the last number, and first the tighter span.
  private func spans() -> (strict: LoadGrid.Span, loose: LoadGrid.Span?) {
    let grain = Weight(grains: 1)
    var span = limitSpan()
    let lastWeight = last.load.weight
    guard decidesGap else {
      if direction > 0 { span.least = max(span.least, lastWeight + grain) }
      if direction < 0 { span.most = min(span.most, lastWeight - grain) }
      return (span.under(heaviest), nil)
    }
    span.most = min(span.most, setOne)
    if isStalledLater {
      span.most = min(span.most, lastWeight - grain)
      return (span.under(heaviest), span)
    }
    if direction > 0 {
      span.most = min(span.most, kept - grain)
    } else {
      let hasRisen = setOne > last.setOne.weight
      span.least = max(span.least, (hasRisen ? min(lastWeight, kept) : kept) + grain)
    }
    return (span.under(heaviest), nil)
  }

  /// The weights that the book's limits and the kind of load allow.
  private func limitSpan() -> LoadGrid.Span {
    var span = LoadGrid.Span()
    if let lightest { span.least = lightest }
    for index in 0..<bounds.count {
      let bound = bounds[index]
      let weight = Weight(grains: bound.value)
      switch (bound.isGap, bound.isLeast) {
      case (false, true): span.least = max(span.least, weight)
      case (false, false): span.most = min(span.most, weight)
      case (true, true): span.most = min(span.most, setOne - weight)
      case (true, false): span.least = max(span.least, setOne - weight)
      }
    }
    return span
  }

  /// A tie between two loads goes to the smaller change.
  private var tie: LoadGrid.Tie { .toward(decidesGap ? kept : last.load.weight) }

  private mutating func take(_ loaded: Weight, _ grid: LoadGrid) {
    if loaded != weight { hit(loaded, grid, stays: false) }
  }

  /// The weight becomes one that can be loaded, with a line that says so.
  private mutating func hit(_ loaded: Weight, _ grid: LoadGrid, stays: Bool) {
    let nearest = grid.nearest(to: weight, in: LoadGrid.Span(), tie: tie) ?? weight
    hits.append(
      LimitHit(
        .loads, before: weight.grains, nearest: nearest.grains,
        after: loaded.grains, stays: stays))
    weight = loaded
  }
}

extension LoadGrid {
  /// The weights from one to another, both included.
  struct Span {
    var least = Weight(grains: .min / 4)
    var most = Weight(grains: .max / 4)

    func under(_ heaviest: Weight?) -> Span {
      guard let heaviest else { return self }
      return Span(least: least, most: min(most, heaviest))
    }
  }

  /// Which of two loads as near as each other is taken.
  enum Tie {
    /// The one nearer to a weight.
    case toward(Weight)
    /// The lighter.
    case lighter
  }

  /// The loadable weight of a span that is nearest to a weight, or nil where it holds none.
  func nearest(to wanted: Weight, in span: Span, tie: Tie) -> Weight? {
    guard span.least <= span.most else { return nil }
    let inside = min(max(wanted, span.least), span.most)
    let below = atMost(inside).flatMap { $0 >= span.least ? $0 : nil }
    let above = atLeast(inside).flatMap { $0 <= span.most ? $0 : nil }
    guard let below, let above else { return below ?? above }
    let down = (wanted - below).grains.magnitude
    let up = (above - wanted).grains.magnitude
    if down != up { return down < up ? below : above }
    switch tie {
    case .lighter: return below
    case .toward(let weight):
      return (weight - below).grains.magnitude <= (above - weight).grains.magnitude ? below : above
    }
  }
}
