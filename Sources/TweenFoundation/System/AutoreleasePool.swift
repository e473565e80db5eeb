/// Calls a closure and returns its result.
///
/// Objects of Swift are released as soon as nothing refers to them, so there is no pool to empty.
/// - Throws: What `body` throws.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result where Result: ~Copyable {
  try body()
}
