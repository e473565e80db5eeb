import Foundation
import TweenGeometry
import TweenMotion
import TweenTypes
import TweenViews

/// What is done with what is dropped.
public enum DropOperation: Sendable {
  /// Nothing: the drag goes on to be cancelled.
  case cancel
  /// Nothing: it can't be dropped here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a delegate would do with what is over its view.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// Proposes something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is over a view, or dropped on it.
public struct DropInfo {
  /// Where it is, in points of the view.
  public let location: CGPoint
  let items: [TransferItem]

  init(location: CGPoint, items: [TransferItem]) {
    self.location = location
    self.items = items
  }

  /// Whether any of it has a form of one of some types, or of one that conforms to them.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    items.contains { Self.fits($0, contentTypes) }
  }

  /// Those providers that have such a form.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { Self.fits($0, contentTypes) }.map(\.provider)
  }

  /// The same for identifiers of types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType($0) ?? UTType(importedAs: $0) })
  }

  /// The same for identifiers of types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType($0) ?? UTType(importedAs: $0) })
  }

  private static func fits(_ item: TransferItem, _ types: [UTType]) -> Bool {
    item.types.contains { mine in types.contains { mine.conforms(to: $0) } }
  }
}

/// Decides what becomes of what is dragged over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it could be dropped here; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it; false: refuses it after all.
  func performDrop(info: DropInfo) -> Bool
  /// It came over the view.
  func dropEntered(info: DropInfo)
  /// It moved over the view. What would be done with it; nil: as before, a copy at first.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It could.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}
