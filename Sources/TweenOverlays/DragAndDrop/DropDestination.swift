import Foundation
import TweenGeometry
import TweenMotion
import TweenTypes
import TweenViews

extension View {
  /// Accepts values that are dropped on the view.
  ///
  /// If all the accepted items hold values of the type itself, `action` is called at once.
  /// Otherwise the values are first made from the items' data, and `action` is called later.
  ///
  /// - Parameters:
  ///   - payloadType: The accepted type; other items are ignored.
  ///   - action: Called with the values, and with the position of the drop in points of the view.
  ///     Returns false to refuse the values.
  ///   - isTargeted: Called with true when accepted items enter the view, and with false when they
  ///     leave.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(TypedDropModifier(action: action, isTargeted: isTargeted))
  }

  /// Accepts items with a representation of some types, as providers.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types, and types that conform to them.
  ///   - isTargeted: Set to whether accepted items are over the view.
  ///   - action: Called with the providers. Returns false to refuse them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
      action(providers)
    }
  }

  /// Accepts items with a representation of some types. `action` also gets the position of the drop
  /// in points of the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DelegatedDrop(
        types: supportedContentTypes, delegate: nil, isTargeted: isTargeted, action: action))
  }

  /// Accepts items with a representation of some types, given by their identifiers.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(Self.type), isTargeted: isTargeted, perform: action)
  }

  /// Accepts items with a representation of some types, given by their identifiers. `action` also
  /// gets the position of the drop in points of the view.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map(Self.type), isTargeted: isTargeted, perform: action)
  }

  /// Accepts items with a representation of some types, by a delegate.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(
      DelegatedDrop(
        types: supportedContentTypes, delegate: delegate, isTargeted: nil, action: { _, _ in false }
      ))
  }

  /// Accepts items with a representation of some types, given by their identifiers, by a delegate.
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedTypes.map(Self.type), delegate: delegate)
  }

  nonisolated private static func type(_ identifier: String) -> UTType {
    UTType(identifier) ?? UTType(importedAs: identifier)
  }
}

/// Implements `dropDestination(for:action:isTargeted:)`.
private struct TypedDropModifier<T: Transferable> {
  let action: ([T], CGPoint) -> Bool
  let isTargeted: (Bool) -> Void

  nonisolated init(
    action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void
  ) {
    self.action = action
    self.isTargeted = isTargeted
  }
}

extension TypedDropModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(
      DropTargetModifier(
        DropHandler(
          accepts: { TransferItem.items($0).contains { $0.canBe(T.self) } },
          entered: { _, _ in isTargeted(true) },
          exited: { _, _ in isTargeted(false) },
          perform: { content, place in
            TypedDrop.load(TransferItem.items(content), as: T.self) { action($0, place) }
          },
          ended: { _, _ in isTargeted(false) })))
  }
}

/// Drops that are taken as values.
@MainActor package enum TypedDrop {
  /// Passes the items that can be values of a type to `action`: at once if all of them already are
  /// such values, else after the values have been made from their data. Items that cannot be read
  /// are left out.
  ///
  /// - Returns: The result of `action`; true if it is called later.
  package static func load<T: Transferable>(
    _ items: [TransferItem], as type: T.Type, action: @escaping @MainActor ([T]) -> Bool
  ) -> Bool {
    let fitting = items.filter { $0.canBe(type) }
    let ready = fitting.compactMap { $0.value as? T }
    guard !fitting.isEmpty else { return false }
    if ready.count == fitting.count { return action(ready) }
    Task { @MainActor in
      var loaded: [T] = []
      for item in fitting {
        do {
          loaded.append(try await item.load(type))
        } catch {
          RunningProgram.warn("A dropped item can't be read as \(T.self): \(error)")
        }
      }
      if !loaded.isEmpty { _ = action(loaded) }
    }
    return true
  }
}

/// Accepts drops by a delegate, and stores the delegate's last proposal.
private struct DelegatedDrop {
  let types: [UTType]
  /// The delegate of the program; nil: the closure accepts drops.
  let delegate: (any DropDelegate)?
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
  @State private var proposal = ProposalBox()

  nonisolated init(
    types: [UTType], delegate: (any DropDelegate)?, isTargeted: Binding<Bool>?,
    action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) {
    self.types = types
    self.delegate = delegate
    self.isTargeted = isTargeted
    self.action = action
  }
}

/// The last proposal of a delegate for the drag over its view.
@MainActor private final class ProposalBox {
  var operation = DropOperation.copy
  nonisolated init() {}
}

extension DelegatedDrop: ViewModifier {
  func body(content: Content) -> some View {
    let (types, proposal) = (types, proposal)
    let delegate: any DropDelegate =
      delegate ?? ClosureDropDelegate(isTargeted: isTargeted, action: action)
    func info(_ content: Any, _ place: CGPoint) -> DropInfo {
      DropInfo(location: place, items: TransferItem.items(content))
    }
    return content.modifier(
      DropTargetModifier(
        DropHandler(
          accepts: { content in
            let info = info(content, .zero)
            return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
          },
          entered: { content, place in
            proposal.operation = .copy
            delegate.dropEntered(info: info(content, place))
          },
          moved: { content, place in
            if let new = delegate.dropUpdated(info: info(content, place)) {
              proposal.operation = new.operation
            }
          },
          exited: { content, place in delegate.dropExited(info: info(content, place)) },
          perform: { content, place in
            guard proposal.operation == .copy || proposal.operation == .move else {
              delegate.dropExited(info: info(content, place))
              return false
            }
            return delegate.performDrop(info: info(content, place))
          },
          ended: { _, _ in (delegate as? ClosureDropDelegate)?.end() })))
  }
}

/// A delegate that accepts drops by a closure.
private struct ClosureDropDelegate: DropDelegate {
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  private func target(_ new: Bool) {
    if let isTargeted, isTargeted.wrappedValue != new { isTargeted.wrappedValue = new }
  }

  func dropEntered(info: DropInfo) { target(true) }
  func dropExited(info: DropInfo) { target(false) }
  func performDrop(info: DropInfo) -> Bool {
    action(info.items.map(\.provider), info.location)
  }
  func end() { target(false) }
}
