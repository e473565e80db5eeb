import Foundation
import TweenCombine

/// A builder that combines the representations of a type, in the order in which they are written.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Uses a `CodableRepresentation` unchanged. The overload infers its item type.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// Uses a representation of the item unchanged.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Begins a block with its first representation.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  /// Appends a representation, which has lower priority than those before it.
  public static func buildPartialBlock<Others, Last>(
    accumulated: Others, next: Last
  ) -> TupleTransferRepresentation<Item, (Others, Last)>
  where
    Others: TransferRepresentation, Last: TransferRepresentation, Others.Item == Item,
    Last.Item == Item
  {
    TupleTransferRepresentation(entries: accumulated._entries + next._entries)
  }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  /// This representation has no body of its own.
  public typealias Body = Never

  let entries: [TransferEntry<Item>]

  /// The entries of all representations, in order.
  public var _entries: [TransferEntry<Item>] { entries }
}
