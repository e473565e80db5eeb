import TweenMotion

/// A moment of an input file with a title, such as a column of a storyboard or a chapter.
///
/// A mark is no event. The program does not receive it, so frames, recordings and the input hash of a
/// manifest are the same with and without marks.
public struct InputMark: Equatable, Sendable {
  /// The moment that the title names, on the stage's clock.
  public var time: StageTime
  /// The mark's title. In an input file it must not be empty.
  public var title: String

  /// Creates a mark at a moment. Nothing is checked.
  public init(time: StageTime, title: String) {
    self.time = time
    self.title = title
  }
}
