import TweenMotion

/// A moment of an input file that has a title, such as a column of a storyboard or a chapter.
///
/// A mark is no event. The program does not receive it, so frames, recordings and the input hash of a
/// manifest are the same with and without marks.
public struct InputMark: Equatable, Sendable {
  /// The moment, on the stage's clock.
  public var time: StageTime
  /// The title, not empty.
  public var title: String

  /// A mark at a moment.
  public init(time: StageTime, title: String) {
    self.time = time
    self.title = title
  }
}
