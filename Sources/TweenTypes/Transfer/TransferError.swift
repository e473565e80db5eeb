import Foundation

/// Why a value is not transferred.
public enum TransferError: Error, Equatable {
  /// No representation exports the value as this type; nil: as any.
  case noExport(UTType?)
  /// No representation takes this type; nil: any.
  case noImport(UTType?)
  /// The data are no text in the encoding that their type says, or no such object.
  case unreadable(UTType)
}

extension TransferError: CustomStringConvertible, LocalizedError {
  /// A sentence.
  public var description: String {
    switch self {
    case .noExport(let type):
      "No transfer representation exports this value as \(type?.identifier ?? "anything")."
    case .noImport(let type):
      "No transfer representation takes \(type?.identifier ?? "anything")."
    case .unreadable(let type):
      "The data can't be read as \(type.identifier)."
    }
  }

  /// The same sentence.
  public var errorDescription: String? { description }
}

/// A representation turned out not to be one for the value: the next that fits is asked.
struct UnfitTransfer: Error {}
