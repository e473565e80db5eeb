import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@MainActor @Suite struct ImageTests {
  private let bitmap = Bitmap(width: 40, height: 20, of: 0xFF00_80FF)

  private func items(_ screen: Screen<some Any>) -> String {
    screen.graph.displayList.description.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  // MARK: Size

  @Test func `an image has the size of its pixels by its scale, whatever it is offered`() throws {
    let one = try #require(Measured { Image(bitmap: bitmap) })
    let two = try #require(Measured { Image(bitmap: bitmap, scale: 2) })
    for offer: (CGFloat?, CGFloat?) in [(nil, nil), (0, 0), (5, 500), (.infinity, .infinity)] {
      #expect(one.size(offer.0, offer.1) == CGSize(width: 40, height: 20))
      #expect(two.size(offer.0, offer.1) == CGSize(width: 20, height: 10))
    }
  }

  @Test func `a resizable image takes what it is offered, else its own lengths`() throws {
    let image = try #require(Measured { Image(bitmap: bitmap).resizable() })
    #expect(image.size(7, 9) == CGSize(width: 7, height: 9))
    #expect(image.size(nil, 9) == CGSize(width: 40, height: 9))
    #expect(image.size(7, nil) == CGSize(width: 7, height: 20))
    #expect(image.size(nil, nil) == CGSize(width: 40, height: 20))
  }

  @Test func `fitting and filling keep the image's own ratio`() throws {
    let fit = try #require(Measured { Image(bitmap: bitmap).resizable().scaledToFit() })
    let fill = try #require(Measured { Image(bitmap: bitmap).resizable().scaledToFill() })
    #expect(fit.size(100, 100) == CGSize(width: 100, height: 50))
    #expect(fill.size(100, 100) == CGSize(width: 200, height: 100))
    #expect(fit.size(nil, 5) == CGSize(width: 10, height: 5))
    // What is not resizable stays as it is.
    let fixed = try #require(Measured { Image(bitmap: bitmap).scaledToFit() })
    #expect(fixed.size(100, 100) == CGSize(width: 40, height: 20))
  }

  @Test func `a blend mode reaches an image, and a template as a whole`() {
    let plain = Screen(0) { _ in Image(bitmap: bitmap).blendMode(.multiply) }
    #expect(items(plain).hasSuffix("blend multiply"))
    let template = Screen(0) { _ in
      Image(bitmap: bitmap).renderingMode(.template).blendMode(.screen)
    }
    let lines = items(template).split(separator: "\n")
    #expect(lines.first == "layer blend screen")
    #expect(lines.dropFirst().allSatisfy { !$0.contains("blend") })
  }

  @Test func `an orientation turns the image and its size`() throws {
    let turned = try #require(Measured { Image(bitmap: bitmap, orientation: .right) })
    #expect(turned.size(nil, nil) == CGSize(width: 20, height: 40))
    let pixels = Bitmap(width: 2, height: 1, pixels: [1, 2])
    let expected: [Image.Orientation: [UInt32]] = [
      .up: [1, 2], .upMirrored: [2, 1], .down: [2, 1], .downMirrored: [1, 2], .right: [1, 2],
      .rightMirrored: [2, 1], .left: [2, 1], .leftMirrored: [1, 2],
    ]
    for orientation in Image.Orientation.allCases {
      let image = Image(bitmap: pixels, orientation: orientation)
      guard case .bitmap(let turned, _) = image.source else { continue }
      #expect(turned.pixels == expected[orientation], "\(orientation)")
      #expect(
        turned.width == ([.up, .down, .upMirrored, .downMirrored].contains(orientation) ? 2 : 1))
    }
  }

  @Test func `a scale that is none shows nothing and takes nothing`() throws {
    for scale in [0, -1, CGFloat.nan, .infinity] {
      let screen = Screen(0) { _ in Image(bitmap: bitmap, scale: scale) }
      #expect(screen.graph.displayList.items.isEmpty)
    }
    let empty = try #require(Measured { Image(bitmap: Bitmap(width: 0, height: 0)) })
    #expect(empty.size(50, 50) == .zero)
  }

  // MARK: Drawing

  @Test func `an image is one item over its rectangle`() {
    let screen = Screen(0) { _ in Image(bitmap: bitmap) }
    #expect(items(screen) == "image 40x20 in 0 0 40 20 transform 1 0 0 1 30 40")
  }

  @Test(
    arguments: [
      (Image.Interpolation.none, " nearest"), (.low, " linear"), (.medium, ""), (.high, ""),
    ])
  func `interpolation chooses the sampling`(kind: (Image.Interpolation, String)) {
    let screen = Screen(0) { _ in Image(bitmap: bitmap).interpolation(kind.0).resizable() }
    #expect(items(screen) == "image 40x20 in 0 0 100 100\(kind.1)")
  }

  @Test func `without antialiasing the edges are sharp`() {
    let screen = Screen(0) { _ in Image(bitmap: bitmap).antialiased(false) }
    #expect(
      items(screen) == """
        fill aliased pattern 40x20 padded padded transform 1 0 0 1 30 40 path \
        M 0 0 L 40 0 L 40 20 L 0 20 Z
        """)
  }

  @Test func `opacity fades the one item`() {
    let screen = Screen(0) { _ in Image(bitmap: bitmap).opacity(0.25) }
    #expect(items(screen) == "image 40x20 in 0 0 40 20 opacity 0.25 transform 1 0 0 1 30 40")
  }

  @Test func `a template is the foreground style behind a mask`() {
    let screen = Screen(0) { _ in
      Image(bitmap: bitmap).renderingMode(.template).foregroundStyle(
        Color(red: 1, green: 0, blue: 0)
      )
      .opacity(0.5)
    }
    #expect(
      items(screen) == """
        layer opacity 0.5
          fill #FF0000FF transform 1 0 0 1 30 40 path M 0 0 L 40 0 L 40 20 L 0 20 Z
          mask
            image 40x20 in 0 0 40 20 transform 1 0 0 1 30 40
          end
        end
        """)
  }

  @Test func `a template casts its style's shadow as a whole, and is a pane of its material`() {
    let image = Image(bitmap: bitmap).renderingMode(.template)
    let red = Color(red: 1, green: 0, blue: 0)
    let shadowed = Screen(0) { _ in
      image.foregroundStyle(red.shadow(.drop(radius: 2, y: 1))).opacity(0.5)
    }
    #expect(
      items(shadowed) == """
        layer shadow #00000054 2 0 1 transform 1 0 0 1 30 40 opacity 0.5
          layer
            fill #FF0000FF transform 1 0 0 1 30 40 path M 0 0 L 40 0 L 40 20 L 0 20 Z
            mask
              image 40x20 in 0 0 40 20 transform 1 0 0 1 30 40
            end
          end
        end
        """)
    let glass = Screen(0) { _ in image.foregroundStyle(.regularMaterial) }
    #expect(items(glass).contains("layer backdrop 20") && items(glass).contains("image 40x20"))
  }

  @Test func `caps that meet leave no number to trap`() {
    let pixels = Image(bitmap: Bitmap(width: 20, height: 1))
      .resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 8e-16))
    for width: CGFloat in [5.62, 5.7, 5.78, 6.31, 7.11] {
      let screen = Screen(()) { pixels.frame(width: width, height: 4) }
      #expect(!items(screen).isEmpty)
    }
  }

  @Test func `an image that is no template any more has no style`() {
    let screen = Screen(true) { isTemplate in
      Image(bitmap: bitmap).renderingMode(isTemplate ? .template : .original)
        .foregroundStyle(.red.shadow(.drop(radius: 2)))
    }
    #expect(items(screen).contains("layer shadow"))
    screen.set(false)
    screen.step()
    #expect(items(screen) == "image 40x20 in 0 0 40 20 transform 1 0 0 1 30 40")
    screen.set(true)
    screen.step()
    #expect(items(screen).contains("layer shadow"))
  }

  @Test func `a template's style may be a gradient over the image, and animates`() throws {
    let screen = Screen(false) { isOn in
      Image(bitmap: bitmap).renderingMode(.template)
        .foregroundStyle(
          LinearGradient(
            colors: [isOn ? .white : .black, .black], startPoint: .leading, endPoint: .trailing))
    }
    func first() throws -> Float {
      let paint = try #require(screen.fills.first).paint
      guard case .gradient(let gradient) = paint,
        case .linear(let start, let end) = gradient.geometry
      else { return -1 }
      #expect(start == CGPoint(x: 0, y: 10) && end == CGPoint(x: 40, y: 10))
      return gradient.stops[0].color.linearRed
    }
    #expect(try first() == 0)
    screen.change(true, .linear(duration: 1))
    screen.step(30)
    let middle = try first()
    #expect(middle > 0 && middle < 1)
    screen.step(60)
    #expect(try first() == 1)
  }

  @Test func `an image that becomes another one is drawn and laid out anew`() {
    let other = Bitmap(width: 10, height: 10, of: 0)
    let screen = Screen(0) { number in
      Image(bitmap: number == 0 ? bitmap : other).renderingMode(number == 2 ? .template : .original)
    }
    screen.set(1)
    screen.step()
    #expect(items(screen) == "image 10x10 in 0 0 10 10 transform 1 0 0 1 45 45")
    screen.set(2)
    screen.step()
    #expect(screen.graph.displayList.items.count == 6)
    screen.set(1)
    screen.step()
    #expect(items(screen) == "image 10x10 in 0 0 10 10 transform 1 0 0 1 45 45")
  }

  @Test func `an image's frame animates`() throws {
    let screen = Screen(false) { isWide in
      Image(bitmap: bitmap).resizable().frame(width: isWide ? 100 : 20, height: 10)
    }
    screen.change(true, .linear(duration: 1))
    screen.step(30)
    guard case .image(let item) = screen.graph.displayList.items.first?.content else {
      Issue.record("no image")
      return
    }
    #expect(abs(item.rect.width - 60) < 2 && item.rect.height == 10)
  }

  // MARK: Caps and tiles

  @Test func `a tiled image repeats from the top left corner`() {
    let screen = Screen(0) { _ in Image(bitmap: bitmap, scale: 2).resizable(resizingMode: .tile) }
    #expect(
      items(screen) == """
        fill pattern 40x20 tiled tiled pattern-transform 0.5 0 0 0.5 0 0 path \
        M 0 0 L 100 0 L 100 100 L 0 100 Z
        """)
  }

  @Test func `caps cut an image in nine`() {
    let insets = EdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
    let screen = Screen(0) { _ in Image(bitmap: bitmap).resizable(capInsets: insets) }
    #expect(
      screen.fills.map(\.shownRect) == [
        CGRect(x: 0, y: 0, width: 10, height: 4), CGRect(x: 10, y: 0, width: 70, height: 4),
        CGRect(x: 80, y: 0, width: 20, height: 4), CGRect(x: 0, y: 4, width: 10, height: 90),
        CGRect(x: 10, y: 4, width: 70, height: 90), CGRect(x: 80, y: 4, width: 20, height: 90),
        CGRect(x: 0, y: 94, width: 10, height: 6), CGRect(x: 10, y: 94, width: 70, height: 6),
        CGRect(x: 80, y: 94, width: 20, height: 6),
      ])
    #expect(
      items(screen).split(separator: "\n")[4] == """
        fill pattern 40x20 of 10 4 10 10 padded padded pattern-transform 7 0 0 9 -60 -32 path \
        M 10 4 L 80 4 L 80 94 L 10 94 Z
        """)
  }

  @Test func `parts meet on device pixels, or in a layer where they lie askew`() {
    let insets = EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let screen = Screen(0.0, scale: 2) { angle in
      Image(bitmap: bitmap).resizable(capInsets: insets).padding(.leading, 0.3)
        .rotationEffect(.degrees(angle))
    }
    #expect(screen.fills.count == 9)
    for rect in screen.fills.map(\.shownRect) where rect.minX > 0.3 {
      #expect(rect.minX * 2 == (rect.minX * 2).rounded())
    }
    screen.set(30)
    screen.step()
    let lines = items(screen).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[0].hasPrefix("layer clip") && lines[10] == "end")
    #expect(lines[1...9].allSatisfy { $0.hasPrefix("  fill aliased pattern") })
    screen.set(0)
    screen.step()
    #expect(screen.graph.displayList.items.count == 9)
  }

  @Test func `frames without end and numbers that are none draw nothing`() {
    for length in [CGFloat.nan, .infinity, -5, 0] {
      let insets = EdgeInsets(top: length, leading: 1, bottom: .nan, trailing: -.infinity)
      let screen = Screen(0) { _ in
        Image(bitmap: bitmap).resizable(capInsets: insets, resizingMode: .tile)
          .frame(width: length, height: 10)
      }
      _ = screen.graph.displayList.description
    }
  }
}
