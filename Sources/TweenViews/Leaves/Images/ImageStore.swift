import Foundation
import Synchronization
import TweenCodecs
import TweenPaint

/// The images of files, found and decoded once in a process and kept.
///
/// What a file held when it was asked for first, it holds to the end: frames do not depend on what
/// happens to files meanwhile.
final class ImageStore: Sendable {
  static let shared = ImageStore()

  /// What came of looking for an image.
  enum Finding {
    case file(ImageFile)
    case missing
    /// The list of its files at that path cannot be read.
    case unreadable(String)
  }

  private struct Question: Hashable {
    var name: String
    var folder: String
    var traits: ImageTraits
  }

  private struct State {
    var answers: [Question: Finding] = [:]
    var bitmaps: [String: Result<Bitmap, ImageDecodingError>] = [:]
  }

  private let state = Mutex(State())

  /// The file of the image `name` in a folder.
  func find(_ name: String, in folder: String, for traits: ImageTraits) -> Finding {
    state.withLock { state in
      let question = Question(name: name, folder: folder, traits: traits)
      if let known = state.answers[question] { return known }
      let finding = Self.find(question)
      state.answers[question] = finding
      return finding
    }
  }

  private static func find(_ question: Question) -> Finding {
    do throws(AssetContents.Failure) {
      var files = try ImageFile.ofCatalogs(
        question.name, in: question.folder, for: question.traits.appearance)
      if files.isEmpty { files = ImageFile.loose(question.name, in: question.folder) }
      return ImageFile.best(of: files, for: question.traits.scale).map(Finding.file) ?? .missing
    } catch {
      return .unreadable(error.path)
    }
  }

  /// What a file shows. Files wait for each other: each is decoded once.
  func bitmap(at path: String) -> Result<Bitmap, ImageDecodingError> {
    state.withLock { state in
      if let known = state.bitmaps[path] { return known }
      let result = Result { () throws(ImageDecodingError) in
        try ImageDecoder.decode(fileAt: path)
      }
      state.bitmaps[path] = result
      return result
    }
  }
}
