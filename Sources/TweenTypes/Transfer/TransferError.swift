import Foundation

/// The reason why a value was not transferred.
public enum TransferError: Error, Equatable {
  /// No representation exports the value as this type; nil: as any type.
  case noExport(UTType?)
  /// No representation imports this type; nil: any type.
  case noImport(UTType?)
  /// The data is not text in the encoding of this type, or not an object of this type.
  case unreadable(UTType)
}

extension TransferError: CustomStringConvertible, LocalizedError {
  /// The description of the error, a sentence in English.
  public var description: String {
    switch self {
    case .noExport(let type):
      "No transfer representation exports this value as \(type?.identifier ?? "anything")."
    case .noImport(let type):
      "No transfer representation imports \(type?.identifier ?? "anything")."
    case .unreadable(let type):
      "The data can't be read as \(type.identifier)."
    }
  }

  /// The description of the error, a sentence in English.
  public var errorDescription: String? { description }
}

/// The error of an entry whose proxy does not satisfy the entry's condition. The next entry is tried.
struct UnfitTransfer: Error {}
