/// How far an `AsyncImage` has come.
public enum AsyncImagePhase: Sendable {
  /// No image yet: there is no URL, or it is still being read.
  case empty
  /// The image is there.
  case success(Image)
  /// There is none, and why: a `URLError` where the bytes did not come, else what is wrong with them.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no image, if there will be none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
