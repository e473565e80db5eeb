/// Two concatenated texts, which can be concatenations themselves, of any number of parts. Creation,
/// comparison, reading and release therefore use loops instead of recursion.
// The parts are set at initialization, and taken out when there is only one reference left.
final class TextSum: Equatable, Sendable {
  nonisolated(unsafe) private(set) var left: Text
  nonisolated(unsafe) private(set) var right: Text

  init(_ left: Text, _ right: Text) {
    self.left = left
    self.right = right
  }

  deinit {
    guard left.isSum || right.isSum else { return }
    var rest = [left, right]
    left = Text(storage: .verbatim(""))
    right = left
    while var text = rest.popLast() {
      guard var sum = text.takeSum(), isKnownUniquelyReferenced(&sum) else { continue }
      rest.append(sum.left)
      rest.append(sum.right)
      sum.left = Text(storage: .verbatim(""))
      sum.right = sum.left
    }
  }

  /// Whether both consist of equal texts in the same structure.
  static func == (left: TextSum, right: TextSum) -> Bool {
    var rest = [(left, right)]
    while let (one, other) = rest.popLast() {
      if one === other { continue }
      for (one, other) in [(one.left, other.left), (one.right, other.right)] {
        guard case .sum(let inner) = one.storage, case .sum(let otherInner) = other.storage else {
          if one != other { return false }
          continue
        }
        guard one.modifiers == other.modifiers else { return false }
        rest.append((inner, otherInner))
      }
    }
    return true
  }
}

extension Text {
  fileprivate var isSum: Bool {
    if case .sum = storage { true } else { false }
  }
}
