import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint

/// A line of one pixel across the stack it stands in, in the colour of separators: lying in a VStack,
/// upright in an HStack.
public struct Divider: View {
  /// A line across the stack that it stands in; a horizontal one elsewhere.
  nonisolated public init() {}
  /// The line.
  public var body: some View {
    Color(provider: DividerColor()).modifier(DividerLayout())
  }
}

/// A divider's colour: that of lines, or of the band that it is in a menu.
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
  /// Points that dividers are thick, where they are bands; nil: they are lines of one pixel.
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
  /// Its length where nobody offers one.
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
