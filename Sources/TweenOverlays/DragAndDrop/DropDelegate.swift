import Foundation
import TweenGeometry
import TweenMotion
import TweenTypes
import TweenViews

/// The operation that a drop performs on its items.
public enum DropOperation: Sendable {
  /// No operation: the drop would cancel the drag.
  case cancel
  /// No operation: the items cannot be dropped here.
  case forbidden
  /// The items are copied to the target.
  case copy
  /// The items are moved to the target.
  case move
}

/// The operation that a delegate proposes for the items over its view.
public struct DropProposal: Sendable {
  /// The operation that the drop would perform.
  public let operation: DropOperation
  /// Creates a proposal of an operation for a drop.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The items that are dragged over a view or dropped on it.
public struct DropInfo {
  /// The position of the pointer, in points of the view.
  public let location: CGPoint
  let items: [TransferItem]

  init(location: CGPoint, items: [TransferItem]) {
    self.location = location
    self.items = items
  }

  /// Returns whether any item has a representation of one of the types, or of a type that conforms
  /// to one.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    items.contains { Self.fits($0, contentTypes) }
  }

  /// Returns the providers of the items that have such a representation.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { Self.fits($0, contentTypes) }.map(\.provider)
  }

  /// Returns whether any item has a representation of one of the types with these identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType($0) ?? UTType(importedAs: $0) })
  }

  /// Returns the providers of the items that have a representation of one of the types with these
  /// identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType($0) ?? UTType(importedAs: $0) })
  }

  private static func fits(_ item: TransferItem, _ types: [UTType]) -> Bool {
    item.types.contains { mine in types.contains { mine.conforms(to: $0) } }
  }
}

/// Decides how a view reacts to items that are dragged over it.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the items could be dropped here; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts the dropped items. Returns false to refuse them.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves over the view. Returns the operation for a drop; nil: the previous
  /// one, at first a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true: the items could be dropped here.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing when a drag enters the view.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil, which keeps the previous proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing when a drag leaves the view.
  public func dropExited(info: DropInfo) {}
}
