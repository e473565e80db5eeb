import InbetweenTesting
import SwiftUI
import Testing
import TweenPaint
import TweenStage

/// The system's colours by all their names, as they are drawn.
@Suite @MainActor struct SystemColorDrawingTests {
  /// What is filled with, in order.
  private func colors(_ tester: StageTester) -> [Color.Resolved] {
    tester.displayList.items.compactMap { item in
      guard case .fill(let fill) = item.content, case .solid(let color) = fill.paint else {
        return nil
      }
      return color
    }
  }

  private struct Names: View {
    var body: some View {
      VStack {
        HStack {
          Color.secondary
          Color(uiColor: .secondaryLabel)
          Rectangle().fill(.secondary)
        }
        HStack {
          Color(uiColor: .tertiaryLabel)
          Rectangle().fill(.tertiary)
          Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        }
        HStack {
          Color(uiColor: .separator)
          Rectangle().fill(.separator)
          Divider()
        }
        HStack {
          Color(uiColor: .systemTeal)
          Color.teal
          Rectangle().fill(.teal)
        }
      }
    }
  }

  @Test func `are the same by each name, in each appearance`() {
    var found: Set<[Color.Resolved]> = []
    for scheme in ColorScheme.allCases {
      for contrast in ColorSchemeContrast.allCases {
        let tester = StageTester(
          Names().environment(\._colorSchemeContrast, contrast),
          size: CGSize(width: 60, height: 60),
          colorScheme: scheme)
        tester.advance()
        let colors = colors(tester)
        #expect(colors.count == 12)
        for row in 0..<4 { #expect(Set(colors.dropFirst(3 * row).prefix(3)).count == 1) }
        found.insert(colors)
      }
    }
    #expect(found.count == 4)
  }

  @Test func `follow a change of contrast while they are shown`() throws {
    struct Lamp: View {
      @State private var contrast = ColorSchemeContrast.standard
      var body: some View {
        Color.red.environment(\._colorSchemeContrast, contrast)
          .onTapGesture { contrast = .increased }
      }
    }
    let tester = StageTester(Lamp(), size: CGSize(width: 8, height: 8))
    tester.advance()
    #expect(try tester.bitmap().pixels.first == 0xFFFF_3B30)
    tester.tap(CGPoint(x: 4, y: 4))
    tester.advance(frames: 2)
    #expect(try tester.bitmap().pixels.first == 0xFFD7_0015)
  }

  @Test func `follow the contrast that the user wants`() {
    var configuration = Stage.Configuration(size: CGSize(width: 8, height: 8))
    configuration.colorSchemeContrast = .increased
    let stage = Stage(content: Color.blue, configuration: configuration)
    stage.advance(to: .zero)
    let fills = stage.displayList.items.compactMap { item -> Color.Resolved? in
      guard case .fill(let fill) = item.content, case .solid(let color) = fill.paint else {
        return nil
      }
      return color
    }
    #expect(fills.map(\.description) == ["#0040DDFF"])
  }

  @Test func `make a dark window black, and on a desktop nearly so`() throws {
    for (idiom, pixel) in [(InterfaceIdiom.phone, 0xFF00_0000), (.desktop, 0xFF1E_1E1E)] {
      var configuration = Stage.Configuration(
        size: CGSize(width: 8, height: 8), colorScheme: .dark)
      configuration.idiom = idiom
      let tester = StageTester(Stage(content: EmptyView(), configuration: configuration))
      tester.advance()
      #expect(try tester.bitmap().pixels.first == UInt32(pixel))
    }
  }
}
