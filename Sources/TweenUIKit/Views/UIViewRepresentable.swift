import Foundation
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// A UIKit view in a SwiftUI hierarchy. UIKit views are not drawn here: a box with the name of the type
/// replaces the view, in the proposed size. A warning reports this once for each type.
///
/// The coordinator and the view are never created, with one exception: a `UIVisualEffectView` is
/// created, updated and shown as a material.
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the object that receives the view's messages.
  associatedtype Coordinator = Void
  /// The coordinator and the environment of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view. Called only for `UIVisualEffectView`.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with the current values. Called only for `UIVisualEffectView`.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up before the view is removed. Called only for `UIVisualEffectView`.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator. Called only for `UIVisualEffectView`.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the view, in points; nil: the default size. Never called.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing: the view needs no cleaning up.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Returns nil: the view has its default size.
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
  /// Creates no coordinator: the type is `Void`.
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a UIKit view in a SwiftUI hierarchy.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  /// The object that receives the view's messages.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues
}

/// A UIKit controller in a SwiftUI hierarchy, replaced by a box: see `UIViewRepresentable`. No method
/// is called.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The type of the UIKit controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that receives the controller's messages.
  associatedtype Coordinator = Void
  /// The coordinator and the environment of the controller's view.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller. Never called.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with the current values. Never called.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up before the controller is removed. Never called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator. Never called.
  func makeCoordinator() -> Coordinator
  /// Returns the size of the controller's view, in points; nil: the default size. Never called.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing: the controller needs no cleaning up.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Returns nil: the view has its default size.
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
  /// Creates no coordinator: the type is `Void`.
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a UIKit controller in a SwiftUI hierarchy.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// The object that receives the controller's messages.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction: Transaction
  /// The environment of the controller's view.
  public let environment: EnvironmentValues
}

/// A `UIVisualEffectView`, shown as a material.
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
        // Plain values are passed on, because the view is the same object after an update.
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

/// The drawing of a view with an effect: the background, the material, and the content view's
/// background.
private struct EffectLook: View {
  /// nil: no blur.
  let style: UIBlurEffect.Style?
  let ground: UIColor?
  /// The colour above the blur; nil: none.
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

/// A view with an effect and its coordinator, kept while the representable is in the view tree.
@MainActor private final class KeptEffect<Representable: UIViewRepresentable>
where Representable.UIViewType == UIVisualEffectView {
  private var made: (view: UIVisualEffectView, coordinator: Representable.Coordinator)?

  nonisolated init() {}

  /// Returns the view, updated with the current values. The first call creates it.
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

/// The box with a type's name that replaces a UIKit view.
private struct UIKitPlaceholder: View {
  private let name: String

  init(_ type: Any.Type) { name = "\(type)" }

  var body: some View {
    let _ = Notice.warn(
      "\(name) is a UIKit view, which is not supported: a box with its name is shown instead.")
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
