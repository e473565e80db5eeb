import Foundation
import Synchronization
import TweenCodecs
import TweenGeometry
import TweenPaint

/// The images of files, each found and decoded once in a process and then kept.
///
/// The first content read from a file is used until the process ends, so that frames do not depend on later
/// changes of the file.
final class ImageStore: Sendable {
  static let shared = ImageStore()

  /// The result of a search for an image.
  enum SearchResult {
    case file(ImageFile)
    case missing
    /// The list of its files, at this path, cannot be read.
    case unreadable(String)
  }

  private struct Query: Hashable {
    var name: String
    var folder: String
    var traits: ImageTraits
  }

  private struct State {
    var answers: [Query: SearchResult] = [:]
    var pictures: [String: Result<DecodedPicture, PictureFailure>] = [:]
    var mirrored: [String: DecodedPicture] = [:]
  }

  private let state = Mutex(State())

  /// Finds the file of the image `name` in a folder.
  func find(_ name: String, in folder: String, for traits: ImageTraits) -> SearchResult {
    state.withLock { state in
      let question = Query(name: name, folder: folder, traits: traits)
      if let known = state.answers[question] { return known }
      let finding = Self.find(question)
      state.answers[question] = finding
      return finding
    }
  }

  private static func find(_ question: Query) -> SearchResult {
    do throws(AssetContents.Failure) {
      var files = try ImageFile.ofCatalogs(
        question.name, in: question.folder, for: question.traits)
      if files.isEmpty { files = ImageFile.loose(question.name, in: question.folder) }
      return ImageFile.best(of: files, for: question.traits.scale).map(SearchResult.file)
        ?? .missing
    } catch {
      return .unreadable(error.path)
    }
  }

  /// The picture in a file. Files are decoded one after another, each once.
  func picture(at path: String) -> Result<DecodedPicture, PictureFailure> {
    state.withLock { state in
      if let known = state.pictures[path] { return known }
      let result = Result { () throws(PictureFailure) in
        try PictureDecoder.decode(fileAt: path)
      }
      state.pictures[path] = result
      return result
    }
  }

  /// The picture in a file, mirrored for the other reading direction.
  func mirroredPicture(at path: String) -> Result<DecodedPicture, PictureFailure> {
    picture(at: path).map { picture in
      state.withLock { state in
        if let known = state.mirrored[path] { return known }
        let mirrored = picture.mirrored
        state.mirrored[path] = mirrored
        return mirrored
      }
    }
  }

  /// The pixels in a file.
  func bitmap(at path: String) -> Result<Bitmap, ImageDecodingError> {
    switch picture(at: path) {
    case .success(.bitmap(let bitmap)): .success(bitmap)
    case .failure(.image(let error)): .failure(error)
    case .success(.drawing), .failure(.drawing): .failure(.foreign(.svg))
    }
  }
}

extension DecodedPicture {
  /// The picture with left and right swapped.
  fileprivate var mirrored: DecodedPicture {
    switch self {
    case .bitmap(let bitmap): return .bitmap(bitmap.upright(from: .topRight))
    case .drawing(var result):
      let picture = result.picture
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: picture.size.width, ty: 0)
      result.picture = VectorPicture(
        size: picture.size, contents: picture.contents.map { $0.applying(flip) })
      return .drawing(result)
    }
  }
}
