import Foundation

/// The owner, the group and the permissions of a file.
package struct FileAttributes: Equatable, Sendable {
  /// The nine bits for owner, group and others.
  package var permissions: UInt32
  /// The owner's number.
  package var user: UInt32
  /// The group's number.
  package var group: UInt32

  package init(permissions: UInt32, user: UInt32 = geteuid(), group: UInt32 = getegid()) {
    self.permissions = permissions
    self.user = user
    self.group = group
  }
}

/// The kind of file at a path.
package enum FileKind: Equatable, Sendable {
  case absent
  /// - Parameter isWritable: Whether this process may write it.
  case regular(FileAttributes, isWritable: Bool)
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
