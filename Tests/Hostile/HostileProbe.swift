import SwiftUI

/// The numbers, texts and collections of a hostile program, chosen by a seed and the phase of its run.
///
/// `place` is the number of the call in the program's source. A place has one value in a phase, so that a body
/// that is evaluated again gives the same view. About half of the places change with the phase.
final class HostileProbe: ObservableObject, @unchecked Sendable {
  let seed: UInt64
  let model = HostileModel()
  /// The part of the run, from 0.
  var phase = 0 { willSet { objectWillChange.send() } }
  /// Whether the view under test is in the tree.
  var isShown = true { willSet { objectWillChange.send() } }
  /// Counts writes of the program's own state. A program writes a limited number of times, so that a loop of
  /// changes is not the program's fault.
  private(set) var hits = 0
  private var stored: [Int: Any] = [:]

  static let hitLimit = 40

  init(seed: UInt64) { self.seed = seed }

  /// Writes state, at most `hitLimit` times.
  func hit() {
    guard hits < Self.hitLimit else { return }
    objectWillChange.send()
    hits += 1
  }

  /// A number from 0 below `count` for a place.
  func roll(_ place: Int, _ count: Int) -> Int {
    func mixed(_ value: UInt64) -> UInt64 {
      var z = value &+ 0x9E37_79B9_7F4A_7C15
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    let fixed = mixed(seed &* 1_000_003 &+ UInt64(place))
    let changes = fixed & 1 == 1
    return Int(mixed(fixed &+ (changes ? UInt64(phase) : 0)) % UInt64(count))
  }

  /// A third of the numbers is ordinary, so that the rest of a program still happens.
  private static let numbers: [Double] = [
    0, 1, 10, 24.5, 0.3, 60, 3, 0.5, -0.0,
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    -5, -0.25,
    1e19, -1e19, 4_294_967_296, 1e7, 100_000, -.greatestFiniteMagnitude, -.nan,
  ]

  func n(_ place: Int) -> Double { Self.numbers[roll(place, Self.numbers.count)] }

  func i(_ place: Int) -> Int {
    [0, 1, 2, 3, -1, 7, 100, Int.max, Int.min, 1_000][roll(place, 10)]
  }

  /// A number of elements, from 0 to 20.
  func count(_ place: Int) -> Int { [0, 1, 3, 20][roll(place, 4)] }

  func b(_ place: Int) -> Bool { roll(place, 2) == 0 }

  private static let texts = [
    "", " ", "Milk", "a", "\n", "One\nTwo\n\nThree", "\u{0}", "%@ %d %", "\\(x)",
    "**bold** [link](x", "\u{202E}abc",
    "שלום", "👩‍👩‍👧‍👦🇦🇹", "e\u{301}\u{301}\u{301}", "\u{200D}", String(repeating: "long words ", count: 30),
    "../..", "^[",
  ]

  func s(_ place: Int) -> String { Self.texts[roll(place, Self.texts.count)] }

  func o<Value>(_ place: Int, _ value: @autoclosure () -> Value) -> Value? {
    roll(place, 3) == 0 ? nil : value()
  }

  /// 0 to 3 equal elements.
  func a<Value>(_ place: Int, _ value: @autoclosure () -> Value) -> [Value] {
    (0..<roll(place, 4)).map { _ in value() }
  }

  func range(_ place: Int) -> ClosedRange<Double> {
    [
      0...1, 0...0, 5...5, -1e300...1e300, -.infinity ... .infinity, 0 ... .infinity,
      0 ... .greatestFiniteMagnitude,
      -10...(-5), 0 ... .leastNonzeroMagnitude, 0...100,
    ][roll(place, 10)]
  }

  func cgRange(_ place: Int) -> ClosedRange<CGFloat> {
    let range = range(place)
    return CGFloat(range.lowerBound)...CGFloat(range.upperBound)
  }

  /// A binding that keeps what the view writes until the next phase.
  func binding<Value>(_ place: Int, _ value: @autoclosure @escaping () -> Value) -> Binding<Value> {
    Binding(
      get: { self.stored[place] as? Value ?? value() },
      set: {
        self.stored[place] = $0
        self.hit()
      })
  }

  /// Begins the next part of the run, with other values at half of the places.
  func nextPhase() {
    stored = [:]
    phase += 1
  }

  func item(_ place: Int) -> HostileItem { HostileItem(id: roll(place, 3), name: s(place)) }

  /// Items, some with equal ids.
  func items(_ place: Int) -> [HostileItem] {
    let count = [0, 1, 2, 4, 12][roll(place, 5)]
    return (0..<count).map { index in
      HostileItem(
        id: roll(place + 1, 2) == 0 ? index : index % 3, name: s(place + index),
        parts: index % 2 == 0
          ? nil : [HostileItem(id: index, name: ""), HostileItem(id: index, name: "b")])
    }
  }

  func animation(_ place: Int) -> Animation {
    switch roll(place, 9) {
    case 0: .linear(duration: n(place + 1))
    case 1: .spring(duration: n(place + 1), bounce: n(place + 2))
    case 2:
      .spring(response: n(place + 1), dampingFraction: n(place + 2), blendDuration: n(place + 3))
    case 3: .interpolatingSpring(mass: n(place), stiffness: n(place + 1), damping: n(place + 2))
    case 4: .timingCurve(n(place), n(place + 1), n(place + 2), n(place + 3), duration: n(place + 4))
    case 5: .easeInOut(duration: 0.1).delay(n(place + 1)).speed(n(place + 2))
    case 6: .default.repeatCount(i(place), autoreverses: b(place))
    case 7: .bouncy.repeatForever()
    default: .default
    }
  }

  @MainActor func transition(_ place: Int) -> AnyTransition {
    switch roll(place, 6) {
    case 0: .opacity
    case 1: .scale(scale: n(place + 1), anchor: UnitPoint(x: n(place + 2), y: n(place + 3)))
    case 2: .offset(x: n(place + 1), y: n(place + 2))
    case 3: .move(edge: .bottom).combined(with: .opacity)
    case 4: .asymmetric(insertion: .slide, removal: .scale(scale: n(place + 1)))
    default: .push(from: .leading).animation(animation(place + 1))
    }
  }

  func path(_ place: Int) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: n(place), y: n(place + 1)))
    path.addLine(to: CGPoint(x: n(place + 2), y: n(place + 3)))
    path.addQuadCurve(to: CGPoint(x: n(place + 4), y: 10), control: CGPoint(x: 20, y: n(place + 5)))
    path.addArc(
      center: CGPoint(x: 10, y: n(place + 6)), radius: n(place + 7),
      startAngle: .degrees(n(place + 8)),
      endAngle: .degrees(n(place + 9)), clockwise: b(place))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: n(place + 10), height: 20),
      cornerSize: CGSize(width: n(place + 11), height: 4))
    if b(place + 12) { path.closeSubpath() }
    return path
  }

  @MainActor func leaf(_ place: Int) -> AnyView { AnyView(HostileLeaf(probe: self, place: place)) }
}
