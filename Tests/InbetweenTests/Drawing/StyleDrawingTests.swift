import InbetweenTesting
import SwiftUI
import Testing

/// Materials and styles, as pixels.
@Suite @MainActor struct StyleDrawingTests {
  private struct Panes: View {
    var body: some View {
      ZStack {
        Stripes()
        VStack(spacing: 3) {
          Rectangle().fill(.ultraThinMaterial)
          Rectangle().fill(.thinMaterial)
          Rectangle().fill(.regularMaterial)
          Rectangle().fill(.thickMaterial)
          Rectangle().fill(.ultraThickMaterial)
          Rectangle().fill(.bar)
        }
        .padding(.horizontal, 12).padding(.vertical, 4)
      }
    }
  }

  @Test func `glass is whiter the thicker it is`() throws {
    try expectDrawing("materials-light", width: 128, height: 96) { Panes() }
  }

  @Test func `in the dark it is darker`() throws {
    try expectDrawing("materials-dark", width: 128, height: 96, colorScheme: .dark) { Panes() }
  }

  @Test func `glass has the shape it fills`() throws {
    try expectDrawing("material-shape") {
      ZStack {
        Stripes()
        Circle().fill(.ultraThinMaterial).strokeBorder(.white, lineWidth: 2).padding(6)
      }
    }
  }

  @Test func `glass behind a clip and with a shadow sees what is behind them`() throws {
    try expectDrawing("material-clipped") {
      ZStack {
        Stripes()
        Rectangle().fill(.ultraThinMaterial).clipShape(Capsule())
          .shadow(color: .black, radius: 3, y: 2).padding(12)
      }
    }
  }

  @Test func `glass is cut by letters`() throws {
    try expectDrawing("material-text") {
      ZStack {
        Stripes()
        Text("Ice").font(.system(size: 40)).bold().foregroundStyle(.ultraThinMaterial)
      }
    }
  }

  @Test func `a gradient spans each leaf of a container`() throws {
    try expectDrawing("gradient-per-leaf") {
      VStack(alignment: .leading, spacing: 4) {
        Rectangle().frame(width: 80)
        Rectangle().frame(width: 40)
        Rectangle().frame(width: 20)
      }
      .padding(8)
      .foregroundStyle(
        .linearGradient(colors: [.yellow, .purple], startPoint: .leading, endPoint: .trailing))
    }
  }

  @Test func `a gradient in a rectangle spans that`() throws {
    let gradient = LinearGradient(
      colors: [.yellow, .purple], startPoint: .leading, endPoint: .trailing)
    try expectDrawing("gradient-in-rect") {
      VStack(alignment: .leading, spacing: 4) {
        Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 80, height: 1))).frame(width: 80)
        Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 80, height: 1))).frame(width: 40)
        Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 80, height: 1))).frame(width: 20)
      }
      .padding(8)
    }
  }

  @Test func `levels of a style are fainter`() throws {
    try expectDrawing("levels") {
      HStack(spacing: 4) {
        Rectangle().fill(.blue)
        Rectangle().fill(.blue.secondary)
        Rectangle().fill(.blue.tertiary)
        Rectangle().fill(.blue.quaternary)
        Rectangle().fill(.blue.quinary)
      }
      .padding(8)
    }
  }
}
