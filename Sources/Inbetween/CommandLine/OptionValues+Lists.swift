import ArgumentParser
import Foundation
import TweenHeadless
import TweenStage
import TweenViews
import TweenWidgets

/// The values of options that accept several values.
extension OptionValues {
  /// Values separated by commas, without repetitions.
  struct Choices<Value: Sendable>: Sendable {
    var values: [Value]
  }

  /// Entries of a timeline by their numbers; nil: all entries.
  struct Entries: Sendable {
    var numbers: [Int]?
  }

  private static func parts<Value>(
    _ text: String, _ read: (String) throws -> Value
  ) throws -> Choices<Value> {
    var seen: Set<String> = []
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return Choices(values: try parts.filter { seen.insert($0).inserted }.map(read))
  }

  static func frames(_ text: String) throws -> Choices<Int> { try parts(text, frame) }

  static func colorSchemes(_ text: String) throws -> Choices<ColorScheme> {
    try parts(text, colorScheme)
  }

  static func textSizes(_ text: String) throws -> Choices<DynamicTypeSize> {
    try parts(text, textSize)
  }

  static func devices(_ text: String) throws -> Choices<Device> { try parts(text, device) }

  static func locales(_ text: String) throws -> Choices<Locale?> {
    try parts(text) { try locale($0) }
  }

  static func families(_ text: String) throws -> Choices<WidgetFamily> {
    if text.lowercased() == "all" { return Choices(values: WidgetFamily.allCases) }
    return try parts(text) { name in
      let key = name.lowercased()
      guard
        let family = WidgetFamily.allCases.first(where: {
          let full = $0.description.lowercased()
          return full == key || full == "system" + key || full == "accessory" + key
        })
      else {
        throw ValidationError(
          "expected small, medium, large, extraLarge, circular, rectangular, inline or all.")
      }
      return family
    }
  }

  static func rendering(_ text: String) throws -> WidgetRenderingMode {
    let modes = [WidgetRenderingMode.fullColor, .accented, .vibrant]
    guard let mode = modes.first(where: { $0.description.lowercased() == text.lowercased() }) else {
      throw ValidationError("expected fullColor, accented or vibrant.")
    }
    return mode
  }

  static func entries(_ text: String) throws -> Entries {
    if text.lowercased() == "all" { return Entries(numbers: nil) }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let valid = numbers.compactMap { $0 }.filter { $0 >= 0 }
    guard valid.count == numbers.count else {
      throw ValidationError("expected numbers of entries from 0 on, such as 0,2, or all.")
    }
    return Entries(numbers: valid)
  }

  static func date(_ text: String) throws -> Date {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw ValidationError("expected a date and a time of UTC, such as 2020-06-24T09:41:00Z.")
    }
    return date
  }

  /// Throws an error for a file name of another picture format than PNG.
  static func checkPicture(_ path: String) throws {
    do throws(PictureNameError) {
      try PictureFile.checkName(path)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
