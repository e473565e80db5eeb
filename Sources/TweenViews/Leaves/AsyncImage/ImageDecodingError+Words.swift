import Foundation
import TweenCodecs

extension ImageDecodingError: LocalizedError {
  /// A description of the fault in the image's data, in one or two sentences.
  public var errorDescription: String? { description }
}
