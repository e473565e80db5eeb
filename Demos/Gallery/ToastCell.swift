import SwiftUI

/// The sample data of the layout page.
struct Toast: Identifiable {
  let id: Int
  let title: String
  let ingredients: String
  let stars: Int

  static let all = [
    Toast(id: 0, title: "Avocado Toast", ingredients: "Sourdough, avocado, lime, chili", stars: 5),
    Toast(id: 1, title: "Tomato Toast", ingredients: "Rye, tomato, olive oil, basil", stars: 4),
    Toast(id: 2, title: "Mushroom Toast", ingredients: "Wheat, mushrooms, thyme", stars: 3),
  ]
}

extension VerticalAlignment {
  /// The middle of the stars beside the middle of the title.
  private enum MidStarAndTitle: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.bottom] }
  }

  static let midStarAndTitle = VerticalAlignment(MidStarAndTitle.self)
}

/// The cell of the list: stars, title, picture, ingredients.
struct ToastCell: View {
  let toast: Toast

  var body: some View {
    HStack(alignment: .midStarAndTitle, spacing: 12) {
      VStack {
        HStack(spacing: 1) {
          ForEach(0..<5) { index in
            Image(systemName: index < toast.stars ? "star.fill" : "star")
          }
        }
        .font(.caption)
        .foregroundStyle(.orange)
        .alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
        Text("\(toast.stars) stars")
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      VStack(alignment: .leading) {
        HStack {
          Text(toast.title)
            .font(.title)
            .lineLimit(1)
            .alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
          Spacer()
          AvocadoPicture()
            .frame(width: 34, height: 42)
        }
        Text("Ingredients: \(toast.ingredients)")
          .font(.caption)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
    .padding(.horizontal, 18)
    .padding(.vertical, 12)
  }
}

/// Half an avocado, of ellipses.
struct AvocadoPicture: View {
  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ZStack {
        AvocadoShape().fill(Color(red: 0.20, green: 0.34, blue: 0.16))
        AvocadoShape().inset(by: size.width * 0.06)
          .fill(
            RadialGradient(
              colors: [
                Color(red: 0.93, green: 0.91, blue: 0.60),
                .init(red: 0.66, green: 0.78, blue: 0.35),
              ],
              center: UnitPoint(x: 0.5, y: 0.64), startRadius: size.width * 0.2,
              endRadius: size.width * 0.55))
        Circle()
          .fill(
            RadialGradient(
              colors: [
                Color(red: 0.66, green: 0.44, blue: 0.25),
                Color(red: 0.40, green: 0.24, blue: 0.12),
              ],
              center: UnitPoint(x: 0.38, y: 0.34), startRadius: 0, endRadius: size.width * 0.24)
          )
          .frame(width: size.width * 0.42, height: size.width * 0.42)
          .position(x: size.width / 2, y: size.height * 0.64)
      }
    }
  }
}

/// A pear's outline.
struct AvocadoShape: InsettableShape {
  var amount: CGFloat = 0

  func inset(by amount: CGFloat) -> AvocadoShape { AvocadoShape(amount: self.amount + amount) }

  func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: amount, dy: amount)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
    }
    return Path { path in
      path.move(to: point(0.5, 0))
      path.addCurve(to: point(0.8, 0.32), control1: point(0.68, 0), control2: point(0.75, 0.14))
      path.addCurve(to: point(1, 0.66), control1: point(0.86, 0.48), control2: point(1, 0.5))
      path.addCurve(to: point(0.5, 1), control1: point(1, 0.86), control2: point(0.78, 1))
      path.addCurve(to: point(0, 0.66), control1: point(0.22, 1), control2: point(0, 0.86))
      path.addCurve(to: point(0.2, 0.32), control1: point(0, 0.5), control2: point(0.14, 0.48))
      path.addCurve(to: point(0.5, 0), control1: point(0.25, 0.14), control2: point(0.32, 0))
      path.closeSubpath()
    }
  }
}
