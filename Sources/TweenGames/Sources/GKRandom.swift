/// A generator of random numbers: a source, a distribution, or a program's own class.
public protocol GKRandom: AnyObject {
  /// Returns a whole number; a source returns one from -2^31 to 2^31 - 1.
  @discardableResult func nextInt() -> Int
  /// Returns a whole number in 0..<`upperBound`; 0 where that is below 2.
  @discardableResult func nextInt(upperBound: Int) -> Int
  /// Returns a number in 0...1.
  @discardableResult func nextUniform() -> Float
  /// Returns true or false, both equally likely.
  @discardableResult func nextBool() -> Bool
}
