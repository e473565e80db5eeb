import Foundation
import TweenGeometry
import TweenMotion
import TweenStage
import TweenViews

/// A user who chooses among the actions that a frame offers. Equal seeds and frames give equal actions.
@MainActor struct SeededUser {
  private let generator: SeededGenerator
  private var isDark: Bool
  private var reducesMotion = false

  init(seed: UInt64, isDark: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isDark = isDark
  }

  /// The kinds of actions with their weights.
  private static let kinds: [(kind: Kind, weight: Int)] = [
    (.tapElement, 50), (.tapPoint, 6), (.drag, 9), (.scroll, 9), (.type, 8), (.key, 8),
    (.resize, 2),
    (.rotate, 1), (.colorScheme, 2), (.textSize, 2), (.reduceMotion, 2), (.goBack, 1),
  ]

  private enum Kind {
    case tapElement, tapPoint, drag, scroll, type, key, resize, rotate, colorScheme, textSize,
      reduceMotion, goBack
  }

  /// Returns the next action.
  ///
  /// - Parameter time: The moment of the coming frame.
  mutating func next(_ frame: ExploredFrame, at time: StageTime) -> UserAction {
    var left = number(below: Self.kinds.reduce(0) { $0 + $1.weight })
    var chosen = Kind.tapElement
    for (kind, weight) in Self.kinds {
      chosen = kind
      if left < weight { break }
      left -= weight
    }
    // After a tap on a field a user usually types.
    if chosen == .tapElement, Self.hasFocusedField(frame), number(below: 2) == 0 {
      chosen = number(below: 2) == 0 ? .type : .key
    }
    return action(chosen, frame, time)
  }

  private static func hasFocusedField(_ frame: ExploredFrame) -> Bool {
    frame.elements.contains { $0.traits.contains("focused") && isField($0) }
  }

  /// Returns the number of frames to wait after an action, and whether the user waits until nothing moves
  /// instead, for at most as many frames.
  func pause() -> (frames: Int, untilRest: Bool) {
    switch number(below: 20) {
    case 0, 1: (60, true)
    case 2...5: (4 + number(below: 9), false)
    default: (1 + number(below: 3), false)
    }
  }

  private mutating func action(
    _ kind: Kind, _ frame: ExploredFrame, _ time: StageTime
  ) -> UserAction {
    let size = frame.size
    switch kind {
    case .tapElement:
      let elements = frame.elements.filter {
        !$0.actions.isEmpty && $0.role != .window && !$0.frame.isEmpty
          && CGRect(origin: .zero, size: size).contains($0.pressPoint)
      }
      guard !elements.isEmpty else { return .tap(point(in: size), at: time) }
      let element = elements[number(below: elements.count)]
      return .tap(element.pressPoint, at: time, on: element.lineName)
    case .tapPoint: return .tap(point(in: size), at: time)
    case .drag:
      let durations = [0.05, 0.1, 0.2, 0.4]
      return .drag(
        from: point(in: size), to: point(in: size), over: durations[number(below: durations.count)],
        at: time)
    case .scroll:
      return .scroll(by: 40 * (number(below: 11) - 5), over: point(in: size), at: time)
    case .type:
      guard Self.hasFocusedField(frame) else {
        guard let field = frame.elements.first(where: { Self.isField($0) && !$0.frame.isEmpty })
        else { return action(.tapElement, frame, time) }
        return .tap(field.pressPoint, at: time, on: field.lineName)
      }
      return .type(Self.texts[number(below: Self.texts.count)], at: time)
    case .key: return .key(Self.keys[number(below: Self.keys.count)], at: time)
    case .goBack: return .key("escape", at: time)
    case .resize:
      return .resize(
        CGSize(
          width: Self.sides[number(below: Self.sides.count)],
          height: Self.sides[number(below: Self.sides.count)]),
        at: time)
    case .rotate:
      return .resize(CGSize(width: size.height, height: size.width), at: time)
    case .colorScheme:
      isDark.toggle()
      return .colorScheme(isDark: isDark, at: time)
    case .textSize:
      let name = Self.textSizes[number(below: Self.textSizes.count)]
      return .setting("textSize", "\"\(name)\"", at: time)
    case .reduceMotion:
      reducesMotion.toggle()
      return .setting("reduceMotion", reducesMotion ? "true" : "false", at: time)
    }
  }

  /// Texts of several scripts and lengths.
  private static let texts = [
    "a", "Ada", "12.5", "-3", " ", "Grüße", "日本語", "שלום", "👩‍👩‍👧", "two words",
    "A text that is long enough to "
      + "leave most of the fields that programs have for a name",
  ]
  private static let keys = [
    "tab", "return", "return", "escape", "space", "upArrow", "downArrow", "leftArrow", "rightArrow",
    "delete",
  ]
  /// Sides of windows in points.
  private static let sides = [200.0, 320, 390, 480, 640, 844, 1024]
  private static let textSizes = ["xSmall", "large", "xxxLarge", "accessibility3"]

  private static func isField(_ element: ViewGraph.Element) -> Bool {
    element.role == .textField || element.role == .secureField
  }

  // MARK: Random numbers

  private func number(below count: Int) -> Int { Int(generator.next() % UInt64(max(1, count))) }

  private func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: number(below: max(1, Int(size.width))), y: number(below: max(1, Int(size.height))))
  }
}
