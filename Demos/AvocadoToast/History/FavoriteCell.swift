import SwiftUI

/// A toast that the house recommends.
struct Favorite: Identifiable {
  let id: Int
  let title: String
  let ingredients: String
  let stars: Int

  static let all = [
    Favorite(
      id: 0, title: "Avocado Toast", ingredients: "Sourdough, avocado, lime, chili", stars: 5),
    Favorite(id: 1, title: "Green Rye", ingredients: "Rye, avocado, pesto, pine nuts", stars: 4),
    Favorite(
      id: 2, title: "Sunny Side", ingredients: "Wheat, avocado, egg, a little salt", stars: 4),
  ]
}

extension VerticalAlignment {
  /// The middle of the stars beside the middle of the title.
  private enum MidStarAndTitle: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.bottom] }
  }

  static let midStarAndTitle = VerticalAlignment(MidStarAndTitle.self)
}

/// Stars, title, picture and ingredients, with the stars beside the title.
struct FavoriteCell: View {
  let favorite: Favorite
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title) private var height = 34

  /// Large words wrap.
  private var lines: Int { typeSize.isAccessibilitySize ? 3 : 1 }

  var body: some View {
    HStack(alignment: .midStarAndTitle) {
      VStack {
        Text(String(repeating: "★", count: favorite.stars))
          .font(.caption)
          .foregroundColor(.orange)
          .alignmentGuide(.midStarAndTitle) { d in d[.bottom] / 2 }
          .accessibilityLabel("\(favorite.stars) stars")
      }
      VStack(alignment: .leading) {
        HStack(alignment: .lastTextBaseline) {
          Text(favorite.title)
            .font(.title)
            .lineLimit(lines)
            .layoutPriority(1)
            .alignmentGuide(.midStarAndTitle) { d in d[.bottom] / 2 }
          Spacer()
          AvocadoImage()
            .frame(width: height * 0.8, height: height)
            .alignmentGuide(.lastTextBaseline) { d in d[.bottom] * 0.874 }
        }
        Text("Ingredients: \(favorite.ingredients)")
          .font(.caption)
          .foregroundColor(.secondary)
          .lineLimit(lines)
      }
    }
  }
}
