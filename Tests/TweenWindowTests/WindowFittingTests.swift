import Foundation
import Testing
import TweenWindow

@Suite("WindowFitting") struct WindowFittingTests {
  private let screen = UnitRect(x: 0, y: 0, width: 1024, height: 768)
  private let borders = WindowBorders(top: 20, left: 1, bottom: 4, right: 1)

  private func size(_ width: Int, _ height: Int) -> WholeSize {
    WholeSize(width: width, height: height)
  }

  @Test("a size that fits with its borders stays as it is")
  func fits() {
    for wanted in [size(400, 300), size(1022, 744), size(1, 744)] {
      #expect(WindowFitting.size(wanted, in: screen, borders: borders) == wanted)
    }
  }

  @Test("a size that is too large keeps its proportion, and touches the screen's ends")
  func proportion() {
    // 744 of 844 rows: 390 x 744 / 844 is 343.8.
    #expect(WindowFitting.size(size(390, 844), in: screen, borders: borders) == size(344, 744))
    #expect(WindowFitting.size(size(2044, 1000), in: screen, borders: borders) == size(1022, 500))
    #expect(WindowFitting.size(size(2044, 1488), in: screen, borders: borders) == size(1022, 744))
  }

  @Test("a side shrinks no further than the content can, but for the screen's own end")
  func least() {
    #expect(
      WindowFitting.size(size(390, 844), least: size(390, 844), in: screen, borders: borders)
        == size(390, 744))
    #expect(
      WindowFitting.size(size(390, 844), least: size(370, 10), in: screen, borders: borders)
        == size(370, 744))
    #expect(
      WindowFitting.size(size(4000, 400), least: size(2000, 300), in: screen, borders: borders)
        == size(1022, 300))
  }

  @Test("of all sizes and screens the window with its borders lies inside", arguments: 0..<200)
  func inside(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let screen = UnitRect(
      x: random.next(in: -2000...2000), y: random.next(in: -500...500),
      width: random.next(in: 200...4000), height: random.next(in: 200...2500))
    let borders = WindowBorders(
      top: random.next(in: 0...40), left: random.next(in: 0...8), bottom: random.next(in: 0...8),
      right: random.next(in: 0...8))
    let wanted = size(random.next(in: 1...6000), random.next(in: 1...6000))
    let fitted = WindowFitting.size(
      wanted, least: size(random.next(in: 1...500), random.next(in: 1...500)), in: screen,
      borders: borders)
    let places = [
      WindowFitting.place(nil, size: fitted, in: screen, borders: borders),
      WindowFitting.place(
        WindowPlace(x: random.next(in: -9000...9000), y: random.next(in: -9000...9000)),
        size: fitted, in: screen, borders: borders),
      WindowFitting.cascade(
        from: WindowPlace(x: random.next(in: -9000...9000), y: random.next(in: -9000...9000)),
        others: [], step: 24, size: fitted, in: screen, borders: borders),
    ]
    for place in places {
      #expect(place.x - borders.left >= screen.x && place.y - borders.top >= screen.y)
      #expect(place.x + fitted.width + borders.right <= screen.x + screen.width)
      #expect(place.y + fitted.height + borders.bottom <= screen.y + screen.height)
    }
  }

  @Test("a window without a place is in the middle, one with a place moves as little as it must")
  func places() {
    #expect(
      WindowFitting.place(nil, size: size(400, 300), in: screen, borders: borders)
        == WindowPlace(x: 1 + 311, y: 20 + 222))
    let inside = WindowPlace(x: 100, y: 90)
    #expect(
      WindowFitting.place(inside, size: size(400, 300), in: screen, borders: borders) == inside)
    #expect(
      WindowFitting.place(
        WindowPlace(x: -50, y: 9000), size: size(400, 300), in: screen, borders: borders)
        == WindowPlace(x: 1, y: 464))
    // What is too large keeps its title bar on the screen.
    #expect(
      WindowFitting.place(
        WindowPlace(x: 5, y: -5), size: size(2000, 2000), in: screen, borders: borders)
        == WindowPlace(x: 1, y: 20))
  }

  @Test("further windows lie step by step beside each other, and go on at the top left")
  func cascade() {
    var places = [WindowPlace(x: 300, y: 200)]
    // From the first place to the end there are 11 steps, from the top left one on 18.
    for _ in 0..<28 {
      guard let last = places.last else { break }
      let next = WindowFitting.cascade(
        from: last, others: places, step: 24, size: size(400, 300), in: screen, borders: borders)
      #expect(!places.contains(next), "\(next)")
      places.append(next)
    }
    #expect(places[1] == WindowPlace(x: 324, y: 224))
    #expect(places.contains(WindowPlace(x: 1, y: 20)))
  }

  @Test("a window belongs to the screen that has most of it, else to the nearest one")
  func screens() {
    let right = UnitRect(x: 1024, y: 0, width: 800, height: 600)
    func screen(_ x: Int, _ y: Int) -> UnitRect? {
      WindowFitting.screen(
        of: UnitRect(x: x, y: y, width: 400, height: 300), among: [self.screen, right])
    }
    #expect(screen(10, 10) == self.screen && screen(900, 10) == right)
    #expect(screen(5000, 100) == right && screen(-5000, 100) == self.screen)
    #expect(WindowFitting.screen(of: right, among: []) == nil)
  }

  @Test("a frame without a known screen has the wanted size and no place")
  func noScreen() {
    let frame = WindowFrame(size: CGSize(width: 3000, height: 40), screens: [])
    let fitted = frame.fitted(WindowScale(pixelsPerPoint: 1.5))
    #expect(fitted.size == size(4500, 60) && fitted.place == nil)
  }
}

/// Numbers that are the same on every machine (SplitMix64).
private struct SeededNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next(in range: ClosedRange<Int>) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return range.lowerBound + Int(bits % UInt64(range.count))
  }
}
