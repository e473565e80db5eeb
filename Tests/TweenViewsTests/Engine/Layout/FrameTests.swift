import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenViews

@Suite("Frames and padding") @MainActor struct FrameTests {
  private func rects<Content: View>(
    @ViewBuilder _ content: @escaping () -> Content
  ) -> [CGRect] {
    Screen(()) { content() }.fills.map(\.shownRect)
  }

  @Test("flexible frames answer as the vectors say")
  func flexible() throws {
    for vector in Vector.all("layout.flexframe") {
      if let triple = vector.input["init(min,ideal,max)"] as? [Any] {
        let length = FlexibleLength(
          min: vectorNumber(triple[0]), ideal: vectorNumber(triple[1]), max: vectorNumber(triple[2])
        )
        let expected = try #require(vector.expected as? [Any]).map { vectorNumber($0) }
        #expect([length.least, length.ideal, length.most] == expected, "\(vector)")
      } else if let frame = vector.input["frame"] as? [String: Any] {
        let isFixed = vector.input["child"] as? String == "fixed 50"
        let measured = try #require(
          Measured {
            Color.red.frame(width: isFixed ? 50 : nil)
              .frame(minWidth: vectorNumber(frame["mn"]), maxWidth: vectorNumber(frame["mx"]))
          })
        let width = measured.size(vectorNumber(vector.input["proposal"]), 10).width
        #expect(width == vectorNumber(vector.expected), "\(vector)")
      } else {
        let measured = try #require(
          Measured { Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200) })
        #expect(measured.size(0, 0) == CGSize(width: 200, height: 200), "\(vector)")
      }
    }
  }

  @Test("padding offers what is left, never less than nothing, as the vectors say")
  func proposals() throws {
    for vector in Vector.all("layout.proposal") {
      let insets = try #require(vector.input["inset t,l,b,tr"] as? [Double]).map { CGFloat($0) }
      let proposal = try #require(vector.input["proposal"] as? [Any])
      let expected = try #require(vector.expected as? [Any]).map { vectorNumber($0) }
      let measured = try #require(
        Measured {
          Color.red.padding(
            EdgeInsets(
              top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]))
        })
      let size = measured.size(vectorNumber(proposal[0]), vectorNumber(proposal[1]))
      // A colour takes what it is offered, and 10 for nil.
      #expect(size.width == (expected[0] ?? 10) + insets[1] + insets[3], "\(vector)")
      #expect(size.height == (expected[1] ?? 10) + insets[0] + insets[2], "\(vector)")
    }
  }

  @Test("padding is 16 points by default, as the vector says")
  func defaultPadding() throws {
    let length = try #require(Vector.all("layout.padding").first?.expected as? [Double])[0]
    #expect(
      rects { Color.red.padding() } == [
        CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: length, dy: length)
      ])
    #expect(
      rects { Color.red.padding(.horizontal, 10).padding(.top) } == [
        CGRect(x: 10, y: 16, width: 80, height: 84)
      ])
  }

  @Test("insets add up and stand on their edges, as the vectors say")
  func insets() throws {
    func list(_ insets: EdgeInsets) -> [Double] {
      [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
    }
    for vector in Vector.all("layout.insets") {
      let expected = try #require(vector.expected as? [Double])
      if let terms = vector.input["add"] as? [[Double]] {
        // One padding in another.
        let screen = Screen((), size: CGSize(width: 200, height: 200)) {
          Color.red
            .padding(
              EdgeInsets(
                top: terms[0][0], leading: terms[0][1], bottom: terms[0][2], trailing: terms[0][3])
            )
            .padding(
              EdgeInsets(
                top: terms[1][0], leading: terms[1][1], bottom: terms[1][2], trailing: terms[1][3]))
        }
        let rect = try #require(screen.rect(.red))
        #expect(
          [rect.minY, rect.minX, 200 - rect.maxY, 200 - rect.maxX].map { Double($0) } == expected,
          "\(vector)")
      } else {
        let value = try #require(vectorNumber(vector.input["value"]))
        #expect(list(EdgeInsets(value, edges: .vertical)) == expected, "\(vector)")
      }
    }
  }

  @Test("fixed frames take their sides and align what is inside")
  func fixed() {
    #expect(
      rects {
        Color.red.frame(width: 20, height: 10).frame(width: 60, height: 60, alignment: .topLeading)
      }
        == [CGRect(x: 20, y: 20, width: 20, height: 10)])
    #expect(
      rects {
        Color.red.frame(width: 20, height: 10).frame(width: 60, height: 60, alignment: .bottom)
      }
        == [CGRect(x: 40, y: 70, width: 20, height: 10)])
  }

  @Test("fixed frames with impossible sides are ignored with one warning")
  func impossible() {
    for side in [-1, CGFloat.infinity, .nan] as [CGFloat] {
      let screen = Screen(()) { Color.red.frame(width: side, height: 10) }
      #expect(screen.rect(.red) == CGRect(x: 0, y: 45, width: 100, height: 10))
    }
    let screen = Screen(1.0) { Color.red.frame(width: -1, height: $0) }
    screen.set(2)
    screen.step()
    screen.set(3)
    screen.step()
    #expect(screen.warnings.count == 1)
  }

  @Test("frames and their children overflow in the middle")
  func overflow() {
    #expect(
      rects { Color.red.frame(width: 200, height: 20) } == [
        CGRect(x: -50, y: 40, width: 200, height: 20)
      ])
  }

  @Test("overlays and backgrounds are offered the view's size, aligned, and take no room")
  func layers() throws {
    let screen = Screen(()) {
      Color.red.frame(width: 40, height: 40)
        .overlay(alignment: .topTrailing) { Color.green.frame(width: 10, height: 10) }
        .background { Color.blue.padding(-5) }
    }
    #expect(screen.rect(.green) == CGRect(x: 60, y: 30, width: 10, height: 10))
    #expect(screen.rect(.blue) == CGRect(x: 25, y: 25, width: 50, height: 50))
    #expect(
      screen.colors
        == [Color.blue, .red, .green].map { $0.resolve(in: EnvironmentValues()) })
    let measured = try #require(
      Measured {
        Color.red.frame(width: 40, height: 40).overlay { Color.green.frame(width: 90, height: 90) }
      })
    #expect(measured.size(100, 100) == CGSize(width: 40, height: 40))
  }

  @Test("offset moves what is drawn; position takes the whole offer")
  func moved() throws {
    #expect(
      rects { Color.red.frame(width: 20, height: 20).offset(x: 5, y: -7) } == [
        CGRect(x: 45, y: 33, width: 20, height: 20)
      ])
    #expect(
      rects { Color.red.frame(width: 20, height: 20).position(x: 10, y: 90) } == [
        CGRect(x: 0, y: 80, width: 20, height: 20)
      ])
    let measured = try #require(
      Measured { Color.red.frame(width: 20, height: 20).position(x: 10, y: 90) })
    #expect(measured.size(70, 80) == CGSize(width: 70, height: 80))
    #expect(measured.size(nil, 80) == CGSize(width: 20, height: 80))
  }

  @Test("fixedSize offers nothing; shapes then take 10 points, circles too")
  func fixedSize() throws {
    let color = try #require(Measured { Color.red.fixedSize() })
    #expect(color.size(100, 100) == CGSize(width: 10, height: 10))
    let wide = try #require(Measured { Color.red.fixedSize(horizontal: true, vertical: false) })
    #expect(wide.size(100, 100) == CGSize(width: 10, height: 100))
    let circle = try #require(Measured { Circle() })
    #expect(circle.size(nil, nil) == CGSize(width: 10, height: 10))
    #expect(circle.size(30, 20) == CGSize(width: 20, height: 20))
  }

  @Test("modifiers on several views go around each")
  func onLists() {
    #expect(
      rects {
        HStack(spacing: 0) {
          Group {
            Color.red
            Color.green
          }.padding(5)
        }
      } == [
        CGRect(x: 5, y: 5, width: 40, height: 90), CGRect(x: 55, y: 5, width: 40, height: 90),
      ])
  }

  @Test("leaf rectangles are rounded to pixels as the vectors say")
  func rounding() throws {
    for vector in Vector.all("layout.rounding") {
      let rect = try #require(vector.input["rect"] as? [Double]).map { CGFloat($0) }
      let pixel = try #require(vector.input["pixelLength"] as? Double)
      let expected = try #require(vector.expected as? [Double]).map { CGFloat($0) }
      let rounded = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
        .roundedToPixels(scale: 1 / pixel)
      for (one, other) in zip(
        [rounded.minX, rounded.minY, rounded.width, rounded.height], expected)
      {
        #expect(abs(one - other) <= CGFloat(vector.tolerance), "\(vector)")
      }
    }
    #expect(
      rects { Color.red.frame(width: 33, height: 33) } == [
        CGRect(x: 34, y: 34, width: 33, height: 33)
      ])
  }
}
