import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenViews

@Suite("A canvas's filters") struct CanvasFilterTests {
  private typealias Filter = GraphicsContext.Filter

  private func effects(_ filter: GraphicsContext.Filter) -> [DisplayItem.LayerEffect] {
    recordedItems { context in
      context.addFilter(filter)
      context.fill(square(0, 0), with: .color(.red))
    }.compactMap { item in
      if case .beginLayer(let layer) = item.content { return layer.effect }
      return nil
    }
  }

  @Test func `of colours are the matrices of the view modifiers`() {
    var own = ColorMatrix()
    own.r5 = 0.25
    let red = Color.Resolved(linearRed: 1, linearGreen: 0, linearBlue: 0, opacity: 1)
    let expected: [(GraphicsContext.Filter, ColorMatrix)] = [
      (.colorMultiply(Color(red)), ColorMatrix.colorMultiply(red)),
      (.colorMatrix(own), own),
      (.hueRotation(.degrees(30)), ColorMatrix.hueRotation(.degrees(30))),
      (.saturation(0.5), ColorMatrix.saturation(0.5)),
      (.brightness(0.5), ColorMatrix.brightness(0.5)),
      (.contrast(0.5), ColorMatrix.contrast(0.5)),
      (.colorInvert(), ColorMatrix.colorInvert(1)),
      (.colorInvert(0.5), ColorMatrix.colorInvert(0.5)),
      (.grayscale(0.5), ColorMatrix.grayscale(0.5)),
      (.luminanceToAlpha, ColorMatrix.luminanceToAlpha),
    ]
    for (filter, matrix) in expected { #expect(effects(filter) == [.colorMatrix(matrix)]) }
  }

  @Test func `that change nothing are left out`() {
    let identities: [GraphicsContext.Filter] = [
      .saturation(1), .brightness(0), .contrast(1), .hueRotation(.zero), .grayscale(0),
      .colorInvert(0), .colorMultiply(.white), .colorMatrix(ColorMatrix()), .blur(radius: 0),
      .blur(radius: -1), .blur(radius: .nan), .projectionTransform(ProjectionTransform()),
    ]
    for filter in identities { #expect(effects(filter).isEmpty) }
  }

  @Test func `are done last added first, then opacity, blend and clip`() {
    let text = recorded { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .yellow))
      context.addFilter(.blur(radius: 3))
      context.clip(to: square(0, 0))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square(0, 0), with: .color(.red))
        layer.fill(square(5, 0), with: .color(.red))
      }
      context.blendMode = .plusLighter
      context.fill(square(9, 0), with: .color(.red))
    }
    #expect(
      text == """
        layer clip M 0 0 L 10 0 L 10 10 L 0 10 Z
          layer alpha 0.5 to 1 #FFCC00FF opacity 0.5
            layer blur 3
              fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
              fill #FF3B30FF path M 5 0 L 15 0 L 15 10 L 5 10 Z
            end
          end
        end
        layer backdrop 0 clip M 0 0 L 10 0 L 10 10 L 0 10 Z blend copy
          layer alpha 0.5 to 1 #FFCC00FF opacity 0.5 blend plusLighter
            layer blur 3
              fill #FF3B30FF path M 9 0 L 19 0 L 19 10 L 9 10 Z
            end
          end
        end

        """)
  }

  @Test func `measure in the user space they were added in`() {
    let text = recorded { context in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 3))
      context.addFilter(.shadow(color: .black, radius: 1, x: 2, y: 3))
      context.translateBy(x: 1, y: 1)
      context.fill(square(0, 0), with: .color(.red))
    }
    #expect(
      text == """
        layer blur 3 transform 2 0 0 2 0 0
          layer shadow #000000FF 1 2 3 transform 2 0 0 2 0 0
            fill #FF3B30FF transform 2 0 0 2 2 2 path M 0 0 L 10 0 L 10 10 L 0 10 Z
          end
        end

        """)
  }

  @Test func `blur opaquely up to the clips' edges`() {
    let text = recorded { context in
      context.clip(to: square(20, 20))
      context.translateBy(x: 20, y: 20)
      context.addFilter(.blur(radius: 3, options: .opaque))
      context.fill(square(0, 0), with: .color(.red))
    }
    #expect(text.contains("layer blur 3 opaque 0 0 10 10 transform 1 0 0 1 20 20\n"))
  }

  @Test func `project in user space`() throws {
    var map = ProjectionTransform()
    map.m13 = 0.01
    let move = CGAffineTransform(translationX: 50, y: 20)
    let items = recordedItems { context in
      context.concatenate(move)
      context.addFilter(.projectionTransform(map))
      context.fill(square(0, 0), with: .color(.red))
    }
    guard case .beginLayer(let layer) = items.first?.content,
      case .projection(let shown) =
        layer.effect
    else {
      Issue.record("No projection.")
      return
    }
    // A point of the canvas goes to user space, through the map, and back.
    for point in [CGPoint(x: 50, y: 20), CGPoint(x: 60, y: 30), CGPoint(x: 80, y: 0)] {
      let user = CGPoint(x: point.x - 50, y: point.y - 20)
      let depth = 1 + 0.01 * user.x
      let expected = CGPoint(x: user.x / depth + 50, y: user.y / depth + 20)
      let found = point.applying(shown)
      #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
    }
  }

  @Test func `clamp their alphas`() {
    #expect(
      effects(.alphaThreshold(min: -1, max: 2, color: .black))
        == effects(.alphaThreshold(min: 0, max: 1)))
    #expect(
      effects(.alphaThreshold(min: 0.75, max: 0.5))
        == effects(.alphaThreshold(min: 0.75, max: 0.75))
    )
    #expect(effects(.alphaThreshold(min: .nan)) == effects(.alphaThreshold(min: 0)))
  }

  // MARK: Shadows

  private func shadow(
    _ blendMode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions
  ) -> String {
    recorded { context in
      context.opacity = 0.5
      context.addFilter(
        .shadow(color: .black, radius: 2, x: 1, y: 0, blendMode: blendMode, options: options))
      context.fill(square(0, 0), with: .color(.red))
    }
  }

  @Test func `cast a shadow of 33 percent black below`() {
    let text = recorded { context in
      context.addFilter(.shadow(radius: 2))
      context.fill(square(0, 0), with: .color(.red))
    }
    #expect(text.hasPrefix("layer shadow #00000054 2 0 0\n  fill #FF3B30FF path"))
    #expect(shadow(.normal, []).hasPrefix("layer shadow #000000FF 2 1 0 opacity 0.5\n  fill"))
  }

  @Test func `cast a shadow alone, above, or blended`() {
    #expect(
      shadow(.normal, .shadowOnly) == """
        layer shadow #000000FF 2 1 0 alone opacity 0.5
          fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
    #expect(
      shadow(.multiply, .shadowAbove) == """
        layer opacity 0.5
          fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
          layer shadow #000000FF 2 1 0 alone blend multiply
            fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
          end
        end

        """)
    #expect(
      shadow(.multiply, .disablesGroup) == """
        layer shadow #000000FF 2 1 0 alone opacity 0.5 blend multiply
          fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end
        fill #FF3B30FF opacity 0.5 path M 0 0 L 10 0 L 10 10 L 0 10 Z

        """)
  }

  @Test func `cast an inner shadow, or one around a picture`() {
    #expect(
      shadow(.sourceAtop, [.shadowAbove, .invertsAlpha])
        .hasPrefix("layer inner-shadow #000000FF 2 1 0 opacity 0.5\n  fill"))
    #expect(
      shadow(.normal, [.shadowOnly, .invertsAlpha]) == """
        layer opacity 0.5
          fill #000000FF path M -100000 -100000 L 100000 -100000 L 100000 100000 \
        L -100000 100000 Z
          layer shadow #000000FF 2 1 0 alone blend destinationOut
            fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
          end
        end

        """)
  }

  @Test func `are done to parts of a shadow together`() {
    let text = recorded { context in
      context.addFilter(.grayscale(1))
      context.addFilter(.shadow(color: .black, radius: 2, options: .disablesGroup))
      context.fill(square(0, 0), with: .color(.red))
    }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("layer color-matrix"))
    #expect(lines[1] == "  layer shadow #000000FF 2 0 0 alone")
    #expect(lines[4] == "  fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z")
  }

  @Test func `do not hold inside of a layer`() {
    let text = recorded { context in
      context.addFilter(.blur(radius: 1))
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: 2))
        layer.fill(square(0, 0), with: .color(.red))
      }
    }
    #expect(
      text == """
        layer blur 1
          layer blur 2
            fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
          end
        end

        """)
  }
}
