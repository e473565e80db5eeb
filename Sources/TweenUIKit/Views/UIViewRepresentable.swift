import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A view of UIKit's among views. There is no UIKit here to show it: in its place stands a box with the
/// type's name, as large as it is offered, which is said once for each type.
///
/// The coordinator and the view are never made, with one exception: a `UIVisualEffectView` is made and
/// updated, and stands as a material.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// What the view would tell of itself to.
  associatedtype Coordinator = Void
  /// What is known where the view stands.
  typealias Context = UIViewRepresentableContext<Self>

  /// Would make the view.
  func makeUIView(context: Context) -> UIViewType
  /// Would hand new values to the view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Would clean up after the view.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Would make the coordinator.
  func makeCoordinator() -> Coordinator
  /// Would say how large the view is; nil: as it likes.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Cleans nothing up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// As the view likes.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    UIKitPlaceholder._makeNode(UIKitPlaceholder(Self.self), context)
  }
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    UIKitPlaceholder._updateNode(node, UIKitPlaceholder(Self.self))
  }
}

extension UIViewRepresentable where UIViewType == UIVisualEffectView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    EffectPlace<Self>._makeNode(EffectPlace(representable: view), context)
  }
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    EffectPlace<Self>._updateNode(node, EffectPlace(representable: view))
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What is known where a view of UIKit's stands.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// What the view tells of itself to.
  public let coordinator: Representable.Coordinator
  /// How what changes is animated.
  public let transaction: Transaction
  /// What surrounds the view.
  public let environment: EnvironmentValues
}

/// A controller of UIKit's among views: see `UIViewRepresentable`.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The kind of controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller would tell of itself to.
  associatedtype Coordinator = Void
  /// What is known where the controller's view stands.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Would make the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Would hand new values to the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Would clean up after the controller.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Would make the coordinator.
  func makeCoordinator() -> Coordinator
  /// Would say how large the controller's view is; nil: as it likes.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Cleans nothing up.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// As the view likes.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    UIKitPlaceholder._makeNode(UIKitPlaceholder(Self.self), context)
  }
  public static func _updateNode(_ node: _ViewNode, _ view: Self) {
    UIKitPlaceholder._updateNode(node, UIKitPlaceholder(Self.self))
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What is known where a controller's view stands.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the controller tells of itself to.
  public let coordinator: Representable.Coordinator
  /// How what changes is animated.
  public let transaction: Transaction
  /// What surrounds the view.
  public let environment: EnvironmentValues
}

/// A blur of UIKit's as a material.
private struct EffectPlace<Representable: UIViewRepresentable>: View
where Representable.UIViewType == UIVisualEffectView {
  let representable: Representable
  @State private var kept = KeptEffect<Representable>()
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = representable }

  var body: some View {
    let view = kept.updated(by: representable, environment)
    ZStack {
      Color.clear
      if !view.isHidden {
        // Values: the view itself is the same object after an update.
        EffectLook(
          style: (view.effect as? UIBlurEffect)?.style, ground: view.backgroundColor,
          cover: view.contentView.backgroundColor
        )
        .opacity(Double(view.alpha))
      }
    }
    .modifier(EndModifier { [kept] in kept.end() })
  }
}

/// What a view with an effect shows.
private struct EffectLook: View {
  /// nil: no blur.
  let style: UIBlurEffect.Style?
  let ground: UIColor?
  /// Above the blur.
  let cover: UIColor?
  @Environment(\.colorScheme) private var scheme

  init(style: UIBlurEffect.Style?, ground: UIColor?, cover: UIColor?) {
    (self.style, self.ground, self.cover) = (style, ground, cover)
  }

  var body: some View {
    ZStack {
      if let ground { Color(ground) }
      if let style {
        Rectangle().fill(style.material).environment(\.colorScheme, style.scheme ?? scheme)
      }
      if let cover { Color(cover) }
    }
  }
}

/// A view with an effect and its coordinator, as long as they are in a program's tree.
@MainActor private final class KeptEffect<Representable: UIViewRepresentable>
where Representable.UIViewType == UIVisualEffectView {
  private var made: (view: UIVisualEffectView, coordinator: Representable.Coordinator)?

  nonisolated init() {}

  /// The view, which is made at first, with the values of this update.
  func updated(
    by representable: Representable, _ environment: EnvironmentValues
  ) -> UIVisualEffectView {
    let coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: Transaction(), environment: environment)
    let view = made?.view ?? representable.makeUIView(context: context)
    made = (view, coordinator)
    representable.updateUIView(view, context: context)
    return view
  }

  func end() {
    guard let made else { return }
    Representable.dismantleUIView(made.view, coordinator: made.coordinator)
    self.made = nil
  }
}

/// What stands where a view of UIKit's would.
private struct UIKitPlaceholder: View {
  private let name: String

  init(_ type: Any.Type) { name = "\(type)" }

  var body: some View {
    let _ = Notice.say(
      "\(name) is a view of UIKit's, which isn't there: a box with its name stands for it.")
    Rectangle()
      .fill(Color(.secondarySystemFill))
      .overlay {
        Rectangle().strokeBorder(
          Color(.tertiaryLabel), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
      }
      .overlay {
        Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          .minimumScaleFactor(0.5).padding(4)
      }
  }
}
