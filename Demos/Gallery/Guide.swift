import SwiftUI

/// The page shown and the setting it is shown in.
final class Guide: ObservableObject {
  @Published var page = Page.layout
  @Published var language = Language.english
  @Published var typeSize: DynamicTypeSize?
  @Published var colorScheme: ColorScheme?

  enum Page: String, CaseIterable, Identifiable {
    case layout, cards, text, shapes, effects, transitions

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var symbol: String {
      switch self {
      case .layout: "square.grid.2x2"
      case .cards: "rectangle.stack"
      case .text: "textformat"
      case .shapes: "chart.bar"
      case .effects: "sparkles"
      case .transitions: "arrow.triangle.2.circlepath"
      }
    }
  }

  /// A language the cards are written in.
  enum Language: String, CaseIterable, Identifiable {
    case english = "en"
    case arabic = "ar"
    case japanese = "ja"

    var id: Self { self }
    var direction: LayoutDirection { self == .arabic ? .rightToLeft : .leftToRight }

    var name: String {
      switch self {
      case .english: "English"
      case .arabic: "العربية"
      case .japanese: "日本語"
      }
    }
  }

  func step(by distance: Int) {
    let pages = Page.allCases
    let index = (pages.firstIndex(of: page) ?? 0) + distance
    page = pages[(index % pages.count + pages.count) % pages.count]
  }

  /// Applies a URL of the form `gallery://PAGE?locale=L&type=T&scheme=S`; unknown parts change
  /// nothing.
  func open(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      parts.scheme == "gallery"
    else { return }
    if let page = parts.host.flatMap(Page.init(rawValue:)) { self.page = page }
    for item in parts.queryItems ?? [] {
      guard let value = item.value else { continue }
      switch item.name {
      case "locale": language = Language(rawValue: value) ?? language
      case "type": typeSize = DynamicTypeSize(named: value) ?? typeSize
      case "scheme": colorScheme = value == "dark" ? .dark : .light
      default: break
      }
    }
  }
}

extension DynamicTypeSize {
  /// The size that Swift spells `name`.
  init?(named name: String) {
    guard let size = Self.allCases.first(where: { String(describing: $0) == name }) else {
      return nil
    }
    self = size
  }
}
