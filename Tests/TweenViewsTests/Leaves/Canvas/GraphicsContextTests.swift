import Foundation
import TestSupport
import Testing
import TweenGeometry
import TweenMath
import TweenMotion
import TweenPaint

@testable import TweenViews

@Suite("A graphics context") struct GraphicsContextTests {
  @Test func `fills by the style's rule and edges`() {
    let text = recorded { context in
      context.fill(square(1, 2), with: .color(.red))
      context.fill(square(1, 2), with: .color(.red), style: FillStyle(eoFill: true))
      context.fill(square(1, 2), with: .color(.red), style: FillStyle(antialiased: false))
    }
    #expect(
      text == """
        fill #FF3B30FF path M 1 2 L 11 2 L 11 12 L 1 12 Z
        fill even-odd #FF3B30FF path M 1 2 L 11 2 L 11 12 L 1 12 Z
        fill aliased #FF3B30FF path M 1 2 L 11 2 L 11 12 L 1 12 Z

        """)
  }

  @Test func `strokes with a pen along the path`() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 10, y: 5))
    let style = StrokeStyle(lineWidth: 4, lineCap: .square)
    let items = recordedItems { context in
      context.stroke(line, with: .color(.red))
      context.stroke(line, with: .color(.red), lineWidth: 2)
      context.stroke(line, with: .color(.red), style: style)
    }
    let fills = items.compactMap { item -> DisplayItem.Fill? in
      if case .fill(let fill) = item.content { return fill }
      return nil
    }
    #expect(fills.map(\.path) == [line, line, line])
    #expect(fills.map(\.stroke) == [StrokeStyle(), StrokeStyle(lineWidth: 2), style])
    #expect(fills.last?.outline.boundingRect == CGRect(x: -2, y: 3, width: 14, height: 4))
  }

  @Test func `says the transform's changes as it says the transform`() throws {
    var changed: [CGAffineTransform] = []
    var told: [CGAffineTransform] = []
    let matrix = CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11)
    let surface = CanvasSurface(recording: CanvasRecording())
    var context = GraphicsContext(
      surface: surface, environment: EnvironmentValues(), bounds: .zero)
    context.transform = CGAffineTransform(a: 2, b: 1, c: 0, d: 1, tx: 4, ty: 5)
    let start = context
    context.scaleBy(x: 2, y: 3)
    changed.append(context.transform)
    told.append(start.transform.scaledBy(x: 2, y: 3))
    context = start
    context.translateBy(x: 2, y: 3)
    changed.append(context.transform)
    told.append(start.transform.translatedBy(x: 2, y: 3))
    context = start
    context.rotate(by: .degrees(90))
    changed.append(context.transform)
    told.append(start.transform.rotated(by: .pi / 2))
    context = start
    context.concatenate(matrix)
    changed.append(context.transform)
    told.append(matrix.concatenating(start.transform))
    #expect(changed == told)
  }

  @Test func `draws in the user space as it is then`() {
    let text = recorded { context in
      context.translateBy(x: 20, y: 30)
      context.fill(square(0, 0), with: .color(.red))
      context.scaleBy(x: 2, y: 2)
      context.fill(square(0, 0), with: .color(.red))
      context.rotate(by: .degrees(90))
      context.fill(square(0, 0), with: .color(.red))
    }
    #expect(
      text == """
        fill #FF3B30FF transform 1 0 0 1 20 30 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #FF3B30FF transform 2 0 0 2 20 30 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #FF3B30FF transform 0 2 -2 0 20 30 path M 0 0 L 10 0 L 10 10 L 0 10 Z

        """)
  }

  @Test func `copied, keeps its own state and draws into the same layer`() {
    let text = recorded { context in
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.translateBy(x: 5, y: 0)
      copy.clip(to: square(0, 0))
      copy.addFilter(.blur(radius: 2))
      context.fill(square(0, 0), with: .color(.red))
      copy.fill(square(0, 0), with: .color(.green))
      context.fill(square(0, 0), with: .color(.blue))
      var other = context
      other.opacity = 0.25
      other.fill(square(0, 0), with: .color(.red))
      #expect(context.opacity == 1 && context.transform == .identity)
      #expect(context.blendMode == .normal)
      #expect(copy.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(
      text == """
        fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        layer backdrop 0 clip transform 1 0 0 1 5 0 M 0 0 L 10 0 L 10 10 L 0 10 Z blend copy
          layer blur 2 transform 1 0 0 1 5 0 opacity 0.5 blend multiply
            fill #34C759FF transform 1 0 0 1 5 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
          end
        end
        fill #007AFFFF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #FF3B30FF opacity 0.25 path M 0 0 L 10 0 L 10 10 L 0 10 Z

        """)
  }

  @Test func `takes opacities from 0 to 1`() {
    let items = recordedItems { context in
      for opacity in [-1, 0, 0.5, 1, 2, Double.nan, .infinity] {
        context.opacity = opacity
        context.fill(square(0, 0), with: .color(.red))
      }
    }
    let shown = items.compactMap { item -> Double? in
      if case .fill(let fill) = item.content { return fill.opacity }
      return nil
    }
    #expect(shown == [0, 0, 0.5, 1, 1, 0, 1])
  }

  @Test func `has each blend mode under Core Graphics' number`() {
    let modes: [(GraphicsContext.BlendMode, BlendOperator)] = [
      (.normal, .normal), (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay),
      (.darken, .darken), (.lighten, .lighten), (.colorDodge, .colorDodge),
      (.colorBurn, .colorBurn), (.softLight, .softLight), (.hardLight, .hardLight),
      (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue),
      (.saturation, .saturation), (.color, .color), (.luminosity, .luminosity),
      (.clear, .clear), (.copy, .copy), (.sourceIn, .sourceIn), (.sourceOut, .sourceOut),
      (.sourceAtop, .sourceAtop), (.destinationOver, .destinationOver),
      (.destinationIn, .destinationIn), (.destinationOut, .destinationOut),
      (.destinationAtop, .destinationAtop), (.xor, .xor), (.plusDarker, .plusDarker),
      (.plusLighter, .plusLighter),
    ]
    let items = recordedItems { context in
      for (mode, _) in modes {
        context.blendMode = mode
        context.fill(square(0, 0), with: .color(.red))
      }
      context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
      context.fill(square(0, 0), with: .color(.red))
    }
    #expect(items.map(\.blend) == modes.map(\.1) + [.normal])
    #expect(modes.map(\.0.rawValue) == Array(0...27))
  }

  @Test func `puts a layer together before it fades and blends it`() {
    let text = recorded { context in
      context.translateBy(x: 1, y: 0)
      context.opacity = 0.5
      context.blendMode = .screen
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        #expect(layer.blendMode == .normal)
        #expect(layer.transform == CGAffineTransform(translationX: 1, y: 0))
        layer.fill(square(0, 0), with: .color(.red))
        layer.translateBy(x: 1, y: 0)
        layer.fill(square(0, 0), with: .color(.blue))
      }
      context.fill(square(0, 0), with: .color(.red))
    }
    #expect(
      text == """
        layer opacity 0.5 blend screen
          fill #FF3B30FF transform 1 0 0 1 1 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #007AFFFF transform 1 0 0 1 2 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z
        end
        fill #FF3B30FF opacity 0.5 transform 1 0 0 1 1 0 path M 0 0 L 10 0 L 10 10 L 0 10 Z \
        blend screen

        """)
  }

  @Test func `needs no layer for what only goes over what is behind it`() {
    let text = recorded { context in
      context.drawLayer { layer in
        layer.drawLayer { $0.fill(square(0, 0), with: .color(.red)) }
        layer.fill(square(1, 0), with: .color(.blue))
      }
      context.drawLayer { layer in
        layer.blendMode = .destinationOut
        layer.fill(square(2, 0), with: .color(.red))
      }
      context.drawLayer { _ in }
      context.opacity = 0.5
      context.drawLayer { $0.fill(square(3, 0), with: .color(.red)) }
    }
    #expect(
      text == """
        fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #007AFFFF path M 1 0 L 11 0 L 11 10 L 1 10 Z
        layer
          fill #FF3B30FF path M 2 0 L 12 0 L 12 10 L 2 10 Z blend destinationOut
        end
        fill #FF3B30FF opacity 0.5 path M 3 0 L 13 0 L 13 10 L 3 10 Z

        """)
  }

  @Test func `draws below an open layer what goes to the context outside`() {
    let text = recorded { context in
      context.opacity = 0.5
      let outer = context
      context.drawLayer { layer in
        layer.fill(square(0, 0), with: .color(.red))
        outer.fill(square(1, 0), with: .color(.blue))
        layer.fill(square(2, 0), with: .color(.red))
      }
    }
    #expect(
      text == """
        fill #007AFFFF opacity 0.5 path M 1 0 L 11 0 L 11 10 L 1 10 Z
        layer opacity 0.5
          fill #FF3B30FF path M 0 0 L 10 0 L 10 10 L 0 10 Z
          fill #FF3B30FF path M 2 0 L 12 0 L 12 10 L 2 10 Z
        end

        """)
  }

  private struct Broken: Error {}

  @Test func `draws nothing of a layer whose closure throws`() {
    let text = recorded { context in
      do {
        try context.drawLayer { layer in
          layer.fill(square(0, 0), with: .color(.red))
          throw Broken()
        }
        Issue.record("The error is lost.")
      } catch {
        #expect(error is Broken)
      }
      do {
        try context.clipToLayer { _ in throw Broken() }
        Issue.record("The error is lost.")
      } catch {
        #expect(error is Broken)
      }
      context.fill(square(1, 0), with: .color(.blue))
    }
    #expect(text == "fill #007AFFFF path M 1 0 L 11 0 L 11 10 L 1 10 Z\n")
  }

  @Test func `is of no use after its closure`() {
    var kept: GraphicsContext?
    let surface = CanvasSurface(recording: CanvasRecording())
    let context = GraphicsContext(
      surface: surface, environment: EnvironmentValues(), bounds: .zero)
    context.drawLayer { kept = $0 }
    surface.finish()
    kept?.fill(square(0, 0), with: .color(.red))
    context.fill(square(0, 0), with: .color(.red))
    #expect(surface.items.isEmpty)
  }
}
