import Foundation

/// The configuration of a scene. Stored without effect: a program's scenes are those of its `App`.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the program's Info.plist; nil: none.
  public final let name: String?
  /// The role of the scene.
  public final let role: UISceneSession.Role
  /// The class of the scene object; nil: the system's default.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil: none.
  open var delegateClass: AnyClass?

  /// Creates a configuration of a scene.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration in the program's Info.plist; nil: none.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The persistent state of a scene. The system creates none here.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name, unchanged.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a scene with the program's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of a scene on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role of the scene.
  public final var role: Role { configuration.role }
  /// The configuration of the scene.
  public final let configuration: UISceneConfiguration

  init(_ configuration: UISceneConfiguration) { self.configuration = configuration }
}

extension UIScene {
  /// The reasons for which a scene is created. The system creates none here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    override init() { super.init() }
  }
}

/// The delegate of a scene. It has no requirements, and nothing calls it.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// The delegate of a scene with windows. It has no requirements, and nothing calls it.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
