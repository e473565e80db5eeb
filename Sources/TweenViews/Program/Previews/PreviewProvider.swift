import Foundation

/// Views to look at while a program is written. The command `previews` draws each of them, as set by its
/// preview modifiers; nothing else uses them.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to preview; each of several views is a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The platform that the previews are for, or nil (the default) for any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil: the previews are for any platform.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform that a preview is for.
public enum PreviewPlatform: Hashable, Sendable {
  /// Apple's phones and tablets.
  case iOS
  /// Apple's desktop computers.
  case macOS
  /// Apple's television boxes.
  case tvOS
  /// Apple's watches.
  case watchOS
}

/// The size of a preview's canvas.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the device's screen.
  case device
  /// The ideal size of the previewed view.
  case sizeThatFits
  /// A given width and height, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device to preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name, unchanged.
  public let rawValue: String
  /// Creates the device with a name. An unknown name selects the default phone.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the device from a string literal with its name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a previewed device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  /// The name that identifies the orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device is on its side, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device is on its side, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four orientations, beginning with portrait.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// Values that a preview passes besides its view, such as a widget's family.
public protocol PreviewContext {
  /// The value for a key, or nil if there is none.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value of a preview's context.
public protocol PreviewContextKey {
  associatedtype Value
  /// The value if the context sets none.
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

/// The values that preview modifiers set on a view; nil where none is set.
package struct PreviewNotes {
  /// The device to preview on.
  package var device: PreviewDevice?
  /// The size of the canvas.
  package var layout: PreviewLayout?
  /// The preview's name.
  package var name: String?
  /// The device's orientation.
  package var orientation: InterfaceOrientation?
  /// Further values for the preview.
  package var context: (any PreviewContext)?

  /// Creates notes without values.
  package init() {}
}

extension Subview {
  /// The values that preview modifiers set on the subview.
  package var previewNotes: PreviewNotes { containerValues.previewNotes }
}

extension View {
  /// Sets the device to preview on; nil for any. Only the command `previews` uses it.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewNotes.device, value)
  }
  /// Sets the size of the preview's canvas. Only the command `previews` uses it.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewNotes.layout, value)
  }
  /// Sets the preview's name; nil for the name of its type. Only the command `previews` uses it.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewNotes.name, value)
  }
  /// Sets the orientation of the previewed device. Only the command `previews` uses it.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewNotes.orientation, value)
  }
  /// Sets further values of the preview, or nil for none. Only the command `previews` uses them.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C?) -> some View {
    containerValue(\.previewNotes.context, value)
  }
}
