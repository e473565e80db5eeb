import Foundation

/// Views to be seen while a program is written: the command `previews` draws each of them, as their
/// preview modifiers say. Nothing else asks for them.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to be seen: each of several is a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The platform they are meant for; nil, as by default, for any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform in particular.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform to preview on.
public enum PreviewPlatform: Hashable, Sendable {
  /// Apple's telephones and tablets.
  case iOS
  /// Apple's desktop computers.
  case macOS
  /// Apple's television boxes.
  case tvOS
  /// Apple's watches.
  case watchOS
}

/// How large a preview's canvas is.
public enum PreviewLayout: Hashable, Sendable {
  /// As the device's screen.
  case device
  /// As the previewed view wishes.
  case sizeThatFits
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device to preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name, as it was given.
  public let rawValue: String
  /// The device with a name. An unknown one is the usual phone.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The device whose name stands in the program.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a previewed device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The orientation's name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// The four of them.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// What is previewed beside a view: a widget's family, for one.
public protocol PreviewContext {
  /// What it says under a key; nil: nothing.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of what previews are told.
public protocol PreviewContextKey {
  associatedtype Value
  /// What holds where nothing is told.
  static var defaultValue: Value { get }
}

private enum PreviewNotesKey: ContainerValueKey {
  static var defaultValue: PreviewNotes { PreviewNotes() }
}

extension ContainerValues {
  fileprivate var previewNotes: PreviewNotes {
    get { self[PreviewNotesKey.self] }
    set { self[PreviewNotesKey.self] = newValue }
  }
}

/// What preview modifiers say of a view; nil: nothing.
package struct PreviewNotes {
  /// The device.
  package var device: PreviewDevice?
  /// How large it is.
  package var layout: PreviewLayout?
  /// What it is called.
  package var name: String?
  /// How the device is held.
  package var orientation: InterfaceOrientation?
  /// What else is previewed.
  package var context: (any PreviewContext)?

  /// Nothing is said.
  package init() {}
}

extension Subview {
  /// What preview modifiers say of it.
  package var previewNotes: PreviewNotes { containerValues.previewNotes }
}

extension View {
  /// The device to preview on; nil for any. It is for the command `previews` alone.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewNotes.device, value)
  }
  /// How large the preview's canvas is. It is for the command `previews` alone.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewNotes.layout, value)
  }
  /// What the preview is called; nil for its type's name. It is for the command `previews` alone.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewNotes.name, value)
  }
  /// How the device is held that the view is previewed on. It is for the command `previews` alone.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewNotes.orientation, value)
  }
  /// What is previewed beside the view; nil: nothing. It is for the command `previews` alone.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C?) -> some View {
    containerValue(\.previewNotes.context, value)
  }
}
