import Foundation
import TweenCodecs

extension ImageDecodingError: LocalizedError {
  /// What is wrong with the image's data, in one or two sentences.
  public var errorDescription: String? { description }
}
