import Foundation
import TweenMotion
import TweenViews

/// The view to show instead of empty content: a large picture above a bold title, a description in
/// the second level of the foreground style, and actions.
///
/// It takes all the space that it is offered and centres its parts in that space. The sizes are in
/// Documentation/Semantics/Controls.md.
@MainActor @preconcurrency
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, typically a `Label` with a symbol, above a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions, centred above each other.
  public var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: PlaceholderMetrics.textSpacing) {
        label
          .font(.title2.bold())
          .labelStyle(PlaceholderLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      PlaceholderActions { actions }.font(.subheadline)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The distances between the parts, in points.
private enum PlaceholderMetrics {
  static let symbolSize: CGFloat = 48
  static let symbolSpacing: CGFloat = 12
  static let textSpacing: CGFloat = 6
  static let actionGap: CGFloat = 20
  static let actionSpacing: CGFloat = 8
}

/// A column with a gap above it; without actions it has no size and no gap.
private struct PlaceholderActions: Layout {
  private let column = VStackLayout(spacing: PlaceholderMetrics.actionSpacing)

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    if subviews.isEmpty { return .zero }
    var size = column.sizeThatFits(
      proposal: withoutGap(proposal), subviews: subviews, cache: &cache)
    size.height += PlaceholderMetrics.actionGap
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    if subviews.isEmpty { return }
    var rest = bounds
    rest.origin.y += PlaceholderMetrics.actionGap
    rest.size.height -= PlaceholderMetrics.actionGap
    column.placeSubviews(
      in: rest, proposal: withoutGap(proposal), subviews: subviews, cache: &cache)
  }

  private func withoutGap(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width,
      height: proposal.height.map { max($0 - PlaceholderMetrics.actionGap, 0) })
  }
}

/// A label style that places a large icon above the title.
private struct PlaceholderLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: PlaceholderMetrics.symbolSpacing) {
      configuration.icon
        .font(.system(size: PlaceholderMetrics.symbolSize))
        .foregroundStyle(.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == TweenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  // Titles: string, resource.
  /// A title, which is looked up in the string tables, with a symbol above it and a description
  /// below it.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      TweenControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  // Titles: string, resource.
  /// A title, which is looked up in the string tables, with an image of the program's assets above
  /// it and a description below it.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      TweenControls.Label(title, image: name)
    } description: {
      description
    }
  }

  // Titles: string, resource.
  /// A title, which is looked up in the string tables, with an image resource of the program above
  /// it and a description below it.
  public init(
    _ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
  ) {
    self.init {
      TweenControls.Label(title, image: resource)
    } description: {
      description
    }
  }
}
