import Foundation
import TweenMacros

/// The program that the compiler runs to expand macros. It reads messages on its standard input and
/// answers on its standard output: each is a length and then JSON of that length.
@main enum MacroHost {
  static func main() {
    let input = FileHandle.standardInput
    let output = FileHandle.standardOutput
    while let length = read(MessageLength.byteCount, from: input).map(MessageLength.init),
      let message = read(length.count, from: input)
    {
      let answer = MacroAnswer(to: message).encoded
      do {
        try output.write(contentsOf: MessageLength(count: answer.count).bytes + answer)
      } catch {
        // The compiler has ended.
        return
      }
    }
  }

  /// Reads `count` bytes; nil at the end of the input.
  private static func read(_ count: Int, from input: FileHandle) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try? input.read(upToCount: count - bytes.count), !more.isEmpty else {
        return nil
      }
      bytes.append(more)
    }
    return bytes
  }
}
