import CFuzzer
import Foundation
import FuzzTargets

/// The command line: `Fuzz TARGET [OPTION OF LIBFUZZER|FOLDER|FILE]...`, or `Fuzz --list`.
@main enum Fuzz {
  /// The target of this process.
  @MainActor private static var target: FuzzTarget?

  /// The environment variable with the target's name. To merge corpora libFuzzer starts this program again,
  /// with the arguments that it received.
  private static let variable = "INBETWEEN_FUZZ_TARGET"

  @MainActor static func main() {
    var texts = CommandLine.arguments
    let inherited = ProcessInfo.processInfo.environment[variable]
    let name = inherited ?? (texts.count > 1 ? texts.remove(at: 1) : "--help")
    if name == "--list" {
      for target in FuzzTarget.all { print(target.name, target.maxLength) }
      return
    }
    target = FuzzTarget.all.first { $0.name == name }
    guard let target else {
      let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("Fuzz: found \"\(name)\"; expected a target: \(names).\n".utf8))
      exit(64)
    }
    setenv(variable, name, 1)
    // An earlier length of the caller stays: libFuzzer takes the last option of a name.
    texts.insert("-max_len=\(target.maxLength)", at: 1)
    exit(run(texts))
  }

  /// Runs libFuzzer, whose arguments stay in memory: it keeps their addresses.
  @MainActor private static func run(_ texts: [String]) -> Int32 {
    var count = Int32(texts.count)
    let storage = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { storage[index] = strdup(text) }
    storage[texts.count] = nil
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = storage
    return LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      let input = Array(UnsafeBufferPointer(start: bytes, count: count))
      MainActor.assumeIsolated { Fuzz.check(input) }
      return 0
    }
  }

  /// Checks an input, and ends the process where the target fails: libFuzzer then writes the input.
  @MainActor private static func check(_ input: [UInt8]) {
    do { try target?.check(input) } catch { fatalError("\(error)") }
  }
}
