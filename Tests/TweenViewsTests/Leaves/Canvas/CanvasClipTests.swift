import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint

@testable import TweenViews

@Suite("A canvas's clips") struct CanvasClipTests {
  @Test func `hold for what follows, each in the user space it was set in`() {
    let text = recorded { context in
      context.fill(square(0, 0), with: .color(.red))
      context.translateBy(x: 5, y: 0)
      context.clip(to: square(0, 0), style: FillStyle(eoFill: true, antialiased: false))
      context.translateBy(x: 5, y: 0)
      context.fill(square(0, 0), with: .color(.blue))
    }
    #expect(
      text == """
        fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        layer clip even-odd aliased transform 1 0 0 1 5 0 M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #007AFFFF transform 1 0 0 1 10 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end

        """)
  }

  @Test func `are one layer for all that is drawn in them in a row`() {
    let text = recorded { context in
      var inside = context
      inside.clip(to: square(0, 0))
      inside.fill(square(1, 0), with: .color(.red))
      inside.fill(square(2, 0), with: .color(.red))
      var deeper = inside
      deeper.clip(to: square(0, 5))
      deeper.fill(square(3, 0), with: .color(.red))
      inside.fill(square(4, 0), with: .color(.red))
      var beside = context
      beside.clip(to: square(0, 0))
      beside.fill(square(5, 0), with: .color(.red))
      context.fill(square(6, 0), with: .color(.red))
    }
    #expect(
      text == """
        layer clip M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #FF3B30FF path M 1 0 L 11 0 L 11 10 L 1 10 Z
          fill #FF3B30FF path M 2 0 L 12 0 L 12 10 L 2 10 Z
          layer clip M 0 5 L 10 5 L 10 15 L 0 15 Z
            fill #FF3B30FF path M 3 0 L 13 0 L 13 10 L 3 10 Z
          end
          fill #FF3B30FF path M 4 0 L 14 0 L 14 10 L 4 10 Z
        end
        layer clip M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #FF3B30FF path M 5 0 L 15 0 L 15 10 L 5 10 Z
        end
        fill #FF3B30FF path M 6 0 L 16 0 L 16 10 L 6 10 Z

        """)
  }

  @Test func `are taken inverse by a mask`() {
    let text = recorded { context in
      context.clip(to: square(0, 0), style: FillStyle(eoFill: true), options: .inverse)
      context.fill(square(5, 0), with: .color(.red))
    }
    #expect(
      text == """
        layer
          fill #FF3B30FF path M 5 0 L 15 0 L 15 10 L 5 10 Z
          mask
            fill #000000FF path M -100000 -100000 L 100000 -100000 L 100000 100000 \
        L -100000 100000 Z
            fill even-odd #000000FF path M 0 0 L 10 0 L 10 10 L 0 10 Z blend destinationOut
          end
        end

        """)
  }

  @Test func `may be the alpha of a layer, faded and inverse`() {
    func text(_ options: GraphicsContext.ClipOptions) -> String {
      recorded { context in
        context.translateBy(x: 1, y: 0)
        context.clipToLayer(opacity: 0.5, options: options) { layer in
          layer.fill(square(0, 0), with: .color(.black))
          layer.fill(square(20, 0), with: .color(.black))
        }
        context.fill(square(5, 0), with: .color(.red))
        context.fill(square(6, 0), with: .color(.red))
      }
    }
    #expect(
      text([]) == """
        layer
          fill #FF3B30FF transform 1 0 0 1 1 0 path M 5 0 L 15 0 L 15 10 L 5 10 Z
          fill #FF3B30FF transform 1 0 0 1 1 0 path M 6 0 L 16 0 L 16 10 L 6 10 Z
          mask opacity 0.5
            fill #000000FF transform 1 0 0 1 1 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
            fill #000000FF transform 1 0 0 1 1 0 path M 20 0 L 30 0 L 30 10 L 20 10 Z
          end
        end

        """)
    #expect(
      text(.inverse) == """
        layer
          fill #FF3B30FF transform 1 0 0 1 1 0 path M 5 0 L 15 0 L 15 10 L 5 10 Z
          fill #FF3B30FF transform 1 0 0 1 1 0 path M 6 0 L 16 0 L 16 10 L 6 10 Z
          mask
            fill #000000FF path M -100000 -100000 L 100000 -100000 L 100000 100000 \
        L -100000 100000 Z
            layer opacity 0.5 blend destinationOut
              fill #000000FF transform 1 0 0 1 1 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
              fill #000000FF transform 1 0 0 1 1 0 path M 20 0 L 30 0 L 30 10 L 20 10 Z
            end
          end
        end

        """)
  }

  /// A blended drawing meets what is behind the clip's layer only where that layer begins with it.
  @Test func `let blended drawing through to what is behind`() {
    let text = recorded { context in
      context.fill(square(0, 0), with: .color(.blue))
      context.clip(to: square(0, 0))
      context.fill(square(1, 0), with: .color(.red))
      context.blendMode = .sourceIn
      context.fill(square(2, 0), with: .color(.red))
      context.fill(square(3, 0), with: .color(.red))
      context.blendMode = .normal
      context.fill(square(4, 0), with: .color(.red))
    }
    #expect(
      text == """
        fill #007AFFFF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        layer clip M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #FF3B30FF path M 1 0 L 11 0 L 11 10 L 1 10 Z
        end
        layer backdrop 0 clip M 0 0 L 10 0 L 10 10 L 0 10 Z blend copy
          fill #FF3B30FF path M 2 0 L 12 0 L 12 10 L 2 10 Z blend sourceIn
          fill #FF3B30FF path M 3 0 L 13 0 L 13 10 L 3 10 Z blend sourceIn
          fill #FF3B30FF path M 4 0 L 14 0 L 14 10 L 4 10 Z
        end

        """)
  }

  @Test func `by masks cut a blended drawing before it is blended`() {
    let text = recorded { context in
      context.clip(to: square(0, 5))
      context.clipToLayer { $0.fill(square(0, 0), with: .color(.black)) }
      context.clip(to: square(5, 0))
      context.blendMode = .multiply
      context.fill(square(1, 0), with: .color(.red))
      context.blendMode = .normal
      context.fill(square(2, 0), with: .color(.red))
    }
    #expect(
      text == """
        layer backdrop 0 clip M 0 5 L 10 5 L 10 15 L 0 15 Z blend copy
          layer backdrop 0 clip M 5 0 L 15 0 L 15 10 L 5 10 Z blend copy
            layer blend multiply
              fill #FF3B30FF path M 1 0 L 11 0 L 11 10 L 1 10 Z
              mask
                fill #000000FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
              end
            end
          end
          layer
            layer clip M 5 0 L 15 0 L 15 10 L 5 10 Z
              fill #FF3B30FF path M 2 0 L 12 0 L 12 10 L 2 10 Z
            end
            mask
              fill #000000FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
            end
          end
        end

        """)
  }

  @Test func `have a bounding rectangle in user space`() {
    _ = recorded { context in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
      context.translateBy(x: 10, y: 20)
      #expect(context.clipBoundingRect == CGRect(x: -10, y: -20, width: 100, height: 100))
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 30)))
      context.scaleBy(x: 2, y: 2)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 15))
      context.clip(to: square(5, 5), options: .inverse)
      context.clipToLayer { $0.fill(square(0, 0), with: .color(.red)) }
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 15))
      context.clip(to: square(10, 5, 100))
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 5, width: 10, height: 10))
      context.drawLayer { layer in
        #expect(layer.clipBoundingRect == CGRect(x: 10, y: 5, width: 10, height: 10))
      }
      context.clip(to: square(200, 200))
      #expect(context.clipBoundingRect.isNull)
      context.scaleBy(x: 0, y: 1)
      #expect(context.clipBoundingRect.isNull)
    }
  }

  @Test func `do not hold inside of a layer, but for its whole`() {
    let text = recorded { context in
      context.clip(to: square(0, 0))
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square(1, 0), with: .color(.red))
        layer.clip(to: square(5, 0))
        layer.fill(square(2, 0), with: .color(.red))
      }
    }
    #expect(
      text == """
        layer clip M 0 0 L 10 0 L 10 10 L 0 10 Z
          layer opacity 0.5
            fill #FF3B30FF path M 1 0 L 11 0 L 11 10 L 1 10 Z
            layer clip M 5 0 L 15 0 L 15 10 L 5 10 Z
              fill #FF3B30FF path M 2 0 L 12 0 L 12 10 L 2 10 Z
            end
          end
        end

        """)
  }
}
