import Synchronization
import Testing

/// Runs a body whose issues are expected, and returns their texts.
func issues(_ body: () throws -> Void) rethrows -> [String] {
  let texts = Mutex<[String]>([])
  try withKnownIssue {
    try body()
  } matching: { issue in
    texts.withLock { $0.append("\(issue)") }
    return true
  }
  return texts.withLock { $0 }
}
