import Foundation
import TweenCombine

/// Puts the representations of a type together, in the order they are written.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// A type that can be coded and names a content type alone is a representation as it stands.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> { content }

  /// A representation of the item.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One alone, or the first.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first: Content
  ) -> Content where Content.Item == Item { first }

  /// Those before, and one that is less good.
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
  /// It is a way of its own.
  public typealias Body = Never

  let entries: [TransferEntry<Item>]

  /// Those of all its representations.
  public var _entries: [TransferEntry<Item>] { entries }
}
