import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenTypes
import TweenViews

/// Inserts dropped items between the rows of one `ForEach`.
protocol RowInsertion {
  /// Returns whether the dragged items could be inserted.
  @MainActor func accepts(_ items: [TransferItem]) -> Bool
  /// Inserts the items before the row at an offset. Returns false if the items are refused.
  @MainActor func insert(_ items: [TransferItem], at offset: Int) -> Bool
}

enum RowInsertionTrait: TraitKey {
  static var defaultValue: (any RowInsertion)? { nil }
}

/// Inserts items of certain types, as providers.
private struct ProviderInsertion: RowInsertion {
  let types: [UTType]
  let action: (Int, [NSItemProvider]) -> Void

  private func fitting(_ items: [TransferItem]) -> [TransferItem] {
    items.filter { item in
      item.types.contains { type in types.contains { type.conforms(to: $0) } }
    }
  }

  func accepts(_ items: [TransferItem]) -> Bool { !fitting(items).isEmpty }

  func insert(_ items: [TransferItem], at offset: Int) -> Bool {
    action(offset, fitting(items).map(\.provider))
    return true
  }
}

/// Inserts values of a transferable type.
private struct ValueInsertion<T: Transferable>: RowInsertion {
  let action: ([T], Int) -> Void

  func accepts(_ items: [TransferItem]) -> Bool { items.contains { $0.canBe(T.self) } }

  func insert(_ items: [TransferItem], at offset: Int) -> Bool {
    TypedDrop.load(items, as: T.self) {
      action($0, offset)
      return true
    }
  }
}

extension DynamicViewContent {
  /// Sets the action that inserts items of some types, which are dropped between these rows of a
  /// list.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types; items of types that conform to them are
  ///     accepted too.
  ///   - action: Called with the offset in the data at which to insert, and with the providers of
  ///     the items.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      TraitModifier<RowInsertionTrait>(
        value: ProviderInsertion(types: supportedContentTypes, action: action)))
  }

  /// Sets the action that inserts items of some types, given by their identifiers, which are
  /// dropped between these rows of a list.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(
      of: acceptedTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }, perform: action)
  }

  /// Sets the action that inserts values, which are dropped between these rows of a list.
  ///
  /// - Parameters:
  ///   - payloadType: The accepted type; items of other types are ignored.
  ///   - action: Called with the values, and with the offset in the data at which to insert.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(TraitModifier<RowInsertionTrait>(value: ValueInsertion(action: action)))
  }
}

/// Shows the place among the rows where items dragged over this row would be inserted, and inserts
/// them there.
struct RowInsertionTarget: ViewModifier {
  let insertion: any RowInsertion
  /// Returns the current place of the row.
  let place: () -> RowPlace?
  let isEnabled: Bool
  @State private var height: CGFloat = 0
  /// Whether the items would be inserted after the row; nil: no items are over it.
  @State private var isBehind: Bool?

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
      .overlay(alignment: isBehind == true ? .bottom : .top) {
        if isBehind != nil {
          Capsule().fill(.tint).frame(height: 2).padding(.horizontal, 16)
            .allowsHitTesting(false)
        }
      }
      .modifier(
        DropTargetModifier(
          DropHandler(
            accepts: { isEnabled && insertion.accepts(TransferItem.items($0)) },
            entered: { _, point in isBehind = point.y > height / 2 },
            moved: { _, point in
              let new = point.y > height / 2
              if new != isBehind { isBehind = new }
            },
            exited: { _, _ in isBehind = nil },
            perform: { content, point in
              guard let place = place() else { return false }
              let offset = place.offset + (point.y > height / 2 ? 1 : 0)
              return insertion.insert(TransferItem.items(content), at: offset)
            },
            ended: { _, _ in isBehind = nil })))
  }
}
