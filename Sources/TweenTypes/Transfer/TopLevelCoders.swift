import Foundation
import TweenCombine

// What `encode(encoder:)` and `decode(type:decoder:)` take.
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// Encoded values are bytes.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// Encoded values are bytes.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Encoded values are bytes.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Encoded values are bytes.
  public typealias Input = Data
}
