/// The content that a vector file has as pictures, because its format does not support it.
package struct VectorTally: Equatable, Sendable {
  /// The kinds, in the order in which a note lists them.
  package enum Kind: Int, CaseIterable, Sendable {
    case blur
    case shadow
    case backdrop
    case blendMode
    case angularGradient
    case pattern
    case colorMatrix
    case alphaThreshold
    case perspective
    case linearLight
    case hugeShape

    /// One of the kind, or several.
    fileprivate func words(_ count: Int) -> String {
      let one =
        switch self {
        case .blur: "blur"
        case .shadow: "shadow"
        case .backdrop: "backdrop"
        case .blendMode: "blend mode"
        case .angularGradient: "angular gradient"
        case .pattern: "pattern"
        case .colorMatrix: "color effect"
        case .alphaThreshold: "alpha threshold"
        case .perspective: "perspective"
        case .linearLight: "layer in linear light"
        case .hugeShape: "huge shape"
        }
      guard count != 1 else { return "1 \(one)" }
      return self == .linearLight ? "\(count) layers in linear light" : "\(count) \(one)s"
    }
  }

  /// The number of each kind, by its raw value.
  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  package init() {}

  package subscript(kind: Kind) -> Int { counts[kind.rawValue] }

  /// The number of items that were drawn as pictures.
  package var total: Int { counts.reduce(0, +) }

  mutating func add(_ kind: Kind) { counts[kind.rawValue] += 1 }

  package static func + (one: VectorTally, other: VectorTally) -> VectorTally {
    var sum = one
    for index in sum.counts.indices { sum.counts[index] += other.counts[index] }
    return sum
  }

  /// One sentence without a full stop, such as "3 items were drawn as pictures: 2 blurs, 1 angular
  /// gradient"; nil without any.
  package var note: String? {
    guard total > 0 else { return nil }
    let kinds = Kind.allCases.filter { self[$0] > 0 }.map { $0.words(self[$0]) }
    let subject =
      total == 1 ? "1 item was drawn as a picture" : "\(total) items were drawn as pictures"
    return "\(subject): \(kinds.joined(separator: ", "))"
  }
}
