import Foundation

/// How a scene is made. Kept, and without effect: a program's scenes are those of its `App`.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in a program's Info.plist; nil: none.
  public final let name: String?
  /// What the scene is for.
  public final let role: UISceneSession.Role
  /// The type of the scene's object; nil: as the system has it.
  open var sceneClass: AnyClass?
  /// The type of what would be notified of the scene; nil: none.
  open var delegateClass: AnyClass?

  /// A configuration of a name.
  ///
  /// - Parameters:
  ///   - name: The name in a program's Info.plist; nil: none.
  ///   - sessionRole: What the scene is for.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What is kept of a scene while it isn't there. None is made here.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The role of a name, taken as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A screen beside the device's own.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public final var role: Role { configuration.role }
  /// How the scene is made.
  public final let configuration: UISceneConfiguration

  init(_ configuration: UISceneConfiguration) { self.configuration = configuration }
}

extension UIScene {
  /// Why a scene is made. None is made here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    override init() { super.init() }
  }
}

/// What would be notified of a scene's life. Nothing is.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// What would be notified of a scene with windows. Nothing is.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
