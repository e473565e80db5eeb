/// What random numbers come from: a source, a distribution, or a class of a program's own.
public protocol GKRandom: AnyObject {
  /// A whole number: of a source one from -2^31 up to 2^31 - 1.
  @discardableResult func nextInt() -> Int
  /// A whole number from 0 up to `upperBound`, which is left out; 0 where that is below 2.
  @discardableResult func nextInt(upperBound: Int) -> Int
  /// A number in 0...1.
  @discardableResult func nextUniform() -> Float
  /// Either.
  @discardableResult func nextBool() -> Bool
}
