import Foundation
import TweenGeometry
import TweenMotion
import TweenOverlays
import TweenPaint
import TweenTypes
import TweenViews

/// Puts what is dropped between rows of one `ForEach` there.
protocol RowInsertion {
  /// Whether something that is dragged could be inserted.
  @MainActor func accepts(_ items: [TransferItem]) -> Bool
  /// Puts it before the row of an offset; false: it is refused after all.
  @MainActor func insert(_ items: [TransferItem], at offset: Int) -> Bool
}

enum RowInsertionTrait: TraitKey {
  static var defaultValue: (any RowInsertion)? { nil }
}

/// Inserts things of some types, as providers.
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

/// Inserts values.
private struct ValueInsertion<T: Transferable>: RowInsertion {
  let action: ([T], Int) -> Void

  func accepts(_ items: [TransferItem]) -> Bool { items.contains { $0.canBe(T.self) } }

  func insert(_ items: [TransferItem], at offset: Int) -> Bool {
    TypedDrop.take(items, as: T.self) {
      action($0, offset)
      return true
    }
  }
}

extension DynamicViewContent {
  /// What a list does with things of some types that are dropped between these rows.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What is taken: things of these types, or that conform to them.
  ///   - action: Told the offset in the data where they are put, and their providers.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      TraitModifier<RowInsertionTrait>(
        value: ProviderInsertion(types: supportedContentTypes, action: action)))
  }

  /// What a list does with things of some types, by their identifiers, that are dropped between these
  /// rows.
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(
      of: acceptedTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }, perform: action)
  }

  /// What a list does with values that are dropped between these rows.
  ///
  /// - Parameters:
  ///   - payloadType: What is taken: other things pass.
  ///   - action: Told the values, and the offset in the data where they are put.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(TraitModifier<RowInsertionTrait>(value: ValueInsertion(action: action)))
  }
}

/// Shows where among the rows something would be put that is dragged over this one, and puts it there.
struct RowInsertionTarget: ViewModifier {
  let insertion: any RowInsertion
  /// Where the row stands now.
  let place: () -> RowPlace?
  let isEnabled: Bool
  @State private var height: CGFloat = 0
  /// Whether it would be put behind the row; nil: nothing is over it.
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
