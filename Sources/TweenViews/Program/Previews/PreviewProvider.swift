import Foundation

/// Views to be seen while a program is written. They compile with it; there is no canvas here that
/// would show them, and what the preview modifiers ask of one changes nothing else.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform to preview on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
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
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a previewed device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
