/// Calls a closure and returns its result.
///
/// Swift objects are released as soon as they are unreferenced, so that there is no pool to drain.
/// - Throws: The error of `body`.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result where Result: ~Copyable {
  try body()
}
