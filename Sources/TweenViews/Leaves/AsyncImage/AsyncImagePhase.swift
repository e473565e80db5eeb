/// The phase that an `AsyncImage` is in.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet: there is no URL, or the image is loading.
  case empty
  /// The image is loaded.
  case success(Image)
  /// Loading failed: a `URLError` if the bytes did not arrive, else the reason why they are no image.
  case failure(any Error)

  /// The image, or nil if it is not loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason why loading failed, or nil.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
