import Foundation
import TweenCombine

// Encoders and decoders for `encode(encoder:)` and `decode(type:decoder:)`.
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded values.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// The type of encoded values.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// The type of encoded values.
  public typealias Input = Data
}
