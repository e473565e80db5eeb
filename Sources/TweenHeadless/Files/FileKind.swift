import Foundation

/// What stands at a path.
package enum FileKind: Equatable, Sendable {
  case absent
  /// - Parameters:
  ///   - permissions: The nine bits for owner, group and others.
  ///   - isWritable: Whether this process may write it.
  case regular(permissions: UInt32, isWritable: Bool)
  case folder
  case link
  case pipe
  case socket
  case device

  /// `a device`, for a message.
  var phrase: String {
    switch self {
    case .absent: "nothing"
    case .regular: "a regular file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }

  package var isRegular: Bool {
    if case .regular = self { true } else { false }
  }
}
