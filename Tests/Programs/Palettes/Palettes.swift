import SwiftUI

/// Colours of an asset catalogue as programs name them, on light and on dark ground, with standard
/// and increased contrast. Compiled in Swift 5 and 6.
@main struct PalettesApp: App {
  var body: some Scene {
    WindowGroup("Palettes") {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Swatches().environment(\.colorScheme, .light)
          Swatches().environment(\.colorScheme, .dark)
        }
        HStack(spacing: 0) {
          Swatches().environment(\.colorScheme, .light)
          Swatches().environment(\.colorScheme, .dark)
        }
        .environment(\._colorSchemeContrast, .increased)
        Literals()
      }
    }
    .defaultSize(width: 240, height: 220)
  }
}

// What a build tool or a hand writes for the members of a catalogue.
extension ColorResource {
  static let mint = ColorResource(name: "Brand/Mint", bundle: .module)
}

extension ImageResource {
  static let cup = ImageResource(name: "Cup", bundle: .module)
}

extension Color {
  static let ground = Color("Ground")
  static let brandMint = Color("Brand/Mint", bundle: .module)

  // As so many programs have it: the catalogue's initializer must leave it alone.
  init(hex: UInt32) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }
}

/// One ground with all spellings on it.
struct Swatches: View {
  @State private var isWarm = true

  var body: some View {
    VStack(spacing: 4) {
      row(Color("Vivid"), Color("Linear"), Color("Gray"))
      row(.brandMint, Color(.mint), Color("System"))
      HStack(spacing: 4) {
        Rectangle().fill(
          LinearGradient(
            colors: [Color("Vivid"), .ground], startPoint: .leading, endPoint: .trailing))
        Rectangle().fill(Color(isWarm ? "Vivid" : "Linear").opacity(0.5))
        Rectangle().fill(Color.accentColor)
      }
      HStack(spacing: 4) {
        Image(.cup)
        Text("Ink").foregroundColor(Color("Ink")).font(.system(size: 13, weight: .bold))
        Rectangle().fill(Color("Nowhere"))
        Rectangle().fill(Color("#FF0000"))
      }
    }
    .padding(8)
    .frame(width: 120, height: 90)
    .background(Color.ground)
  }

  private func row(_ first: Color, _ second: Color, _ third: Color) -> some View {
    HStack(spacing: 4) {
      first
      second
      third
    }
  }
}

/// Colours and pictures that are written as literals.
struct Literals: View {
  private let rose = #colorLiteral(red: 0.9, green: 0.2, blue: 0.4, alpha: 1)
  private let sea: Color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
  private let fades: [Color] = [
    #colorLiteral(red: 1, green: 0.8, blue: 0, alpha: 1),
    #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1),
  ]
  private let cup = #imageLiteral(resourceName: "Cup")

  var body: some View {
    HStack(spacing: 0) {
      Color(rose)
      sea
      Color(#colorLiteral(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.5))
      LinearGradient(colors: fades, startPoint: .top, endPoint: .bottom)
      Color(hex: 0x8040FF)
      Color(.displayP3, red: 1, green: 0.5, blue: 0)
      Color(.sRGB, white: 0.5)
      Image(uiImage: cup)
    }
  }
}
