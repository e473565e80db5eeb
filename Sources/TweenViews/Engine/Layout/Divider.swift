import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A line of one pixel in the separator's colour, across the surrounding stack: horizontal in a
/// VStack, vertical in an HStack.
public struct Divider: View {
  /// Creates a line across the surrounding stack; a horizontal one elsewhere.
  nonisolated public init() {}
  /// The divider's line, one pixel thick unless the environment sets a thickness.
  public var body: some View {
    Color(provider: DividerColor()).modifier(DividerLayout())
  }
}

/// A divider's colour: that of separators, or that of the bands in menus.
nonisolated private struct DividerColor: ColorProvider {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard environment.dividerThickness != nil else {
      return SystemStyles.separator.resolve(in: environment)
    }
    let isDark = environment.colorScheme == .dark
    return Color.Resolved(red: 0, green: 0, blue: 0, opacity: isDark ? 0.16 : 0.08)
  }

  var description: String { "\(SystemStyles.separator)" }
}

nonisolated private enum DividerThicknessKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The thickness of dividers in points if they are bands; nil if they are lines of one pixel.
  package var dividerThickness: CGFloat? {
    get { self[DividerThicknessKey.self] }
    set { self[DividerThicknessKey.self] = newValue }
  }
}

nonisolated private struct DividerLayout: UnaryModifier {
  typealias Body = Never
  @MainActor func makeWrapper(_ context: NodeContext) -> DividerNode { DividerNode(context) }
  @MainActor func updateWrapper(_ wrapper: DividerNode) {}
}

@MainActor final class DividerNode: WrapperNode {
  /// The length of the divider for a nil proposal.
  private static let idealLength: CGFloat = 10

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let thickness = environment.dividerThickness ?? 1 / max(environment.displayScale, 1)
    return enclosingStackIsHorizontal == true
      ? ProposedViewSize(width: thickness, height: proposal.height ?? Self.idealLength)
      : ProposedViewSize(width: proposal.width ?? Self.idealLength, height: thickness)
  }

  override var isAsLargeAsContent: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    super.measure(inner(proposal))
  }
  override func contentProposal(size: CGSize, proposal: ProposedViewSize) -> ProposedViewSize {
    inner(proposal)
  }
  override func placementDidChange(_ placement: Placement) { placeContent(placement) }
  override func environmentDidChange(_ new: EnvironmentValues, keys: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, keys: keys)
    setNeedsLayout()
  }
  override var debugName: String { "Divider" }
}
