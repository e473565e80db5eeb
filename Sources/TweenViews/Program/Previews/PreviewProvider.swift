import Foundation

/// Views to be seen while a program is written. They compile with it; there is no canvas here that
/// would show them, and what the preview modifiers ask of one changes nothing else.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to be seen. Nothing asks for them here.
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
  /// The device with a name. Every name will do: nothing looks for it here.
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

extension View {
  /// The device to preview on; nil for any. It does nothing here.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// How large the preview's canvas is. It does nothing here.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// What the preview is called; nil for its type's name. It does nothing here.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  /// How the device is held that the view is previewed on. It does nothing here.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
