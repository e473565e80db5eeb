import ArgumentParser
import Foundation
import TweenHeadless
import TweenMotion
import TweenStage
import TweenViews

/// The spelling of option values, and the errors for wrong values.
enum OptionValues {
  /// The moments of a strip.
  struct Times: Equatable, Sendable {
    var times: [StageTime]
  }

  /// A duration above zero.
  struct Seconds: Equatable, Sendable {
    var time: StageTime
  }

  struct Progress: Equatable, Sendable {
    var style: ProgressStyle
  }

  /// The largest side in pixels, equal to the rasterizer's largest canvas.
  static let largestSide = 16_384.0
  static let largestScale = 16.0
  /// The largest number of threads. A larger one is a typing error: no machine has so many cores.
  static let mostThreads = 1024
  /// The largest number of frames, more than a day at 60 frames a second.
  static let mostFrames = 10_000_000
  /// The largest number of a poster's columns. A larger one is a typing error: no poster has so many
  /// pixels.
  static let mostColumns = 1000
  /// The latest moment or the longest duration in seconds. A larger number is a typing error.
  static let latest = 1_000_000.0

  static func count(_ text: String) throws -> Int {
    try whole(text, in: 1...mostFrames)
  }

  static func columns(_ text: String) throws -> Int {
    try whole(text, in: 1...mostColumns)
  }

  static func frame(_ text: String) throws -> Int {
    try whole(text, in: 0...mostFrames - 1)
  }

  static func threads(_ text: String) throws -> Int {
    try whole(text, in: 1...mostThreads)
  }

  static func seed(_ text: String) throws -> UInt64 {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let seed = UInt64(text) else {
      throw ValidationError("expected a whole number from 0 to \(UInt64.max).")
    }
    return seed
  }

  static func whole(_ text: String, in range: ClosedRange<Int>) throws -> Int {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text),
      range.contains(number)
    else {
      throw ValidationError(
        "expected a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  static func size(_ text: String) throws -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...largestSide).contains(width), (1...largestSide).contains(height)
    else {
      throw ValidationError(
        "expected WIDTHxHEIGHT in points, such as 640x480. "
          + "Each of them is from 1 to \(Self.text(largestSide)).")
    }
    return CGSize(width: width, height: height)
  }

  static func scale(_ text: String) throws -> Double {
    guard let scale = number(text), scale > 0, scale <= largestScale else {
      throw ValidationError("expected a number above 0 and at most \(Self.text(largestScale)).")
    }
    return scale
  }

  static func url(_ text: String) throws -> URL {
    guard let url = URL(string: text), url.scheme != nil else {
      throw ValidationError("expected a URL with a scheme, such as app://item/3.")
    }
    return url
  }

  static func duration(_ text: String) throws -> Seconds {
    let unit = text.hasSuffix("ms") ? ("ms", 0.001) : text.hasSuffix("s") ? ("s", 1) : ("", 1)
    guard let value = number(String(text.dropLast(unit.0.count))), value > 0,
      value * unit.1 <= latest
    else { throw ValidationError("expected a time above 0, such as 2s or 500ms.") }
    return Seconds(time: StageTime(seconds: unit.0 == "ms" ? value / 1000 : value))
  }

  static func frameRate(_ text: String) throws -> FrameRate {
    guard let rate = FrameRate(text) else {
      throw ValidationError(
        "expected frames a second, at most \(FrameRate.maximum), such as 60 or 30000/1001.")
    }
    return rate
  }

  static func times(_ text: String) throws -> Times {
    let times = text.split(separator: ",", omittingEmptySubsequences: false).map(number)
    let valid = times.compactMap { $0 }.filter { (0...latest).contains($0) }
    guard valid.count == times.count else {
      throw ValidationError(
        "expected moments in seconds, 0 or later, separated by commas, such as 0,0.1,0.2.")
    }
    return Times(times: valid.map { StageTime(seconds: $0) })
  }

  static func moment(_ text: String) throws -> StageTime {
    guard let time = number(text), (0...latest).contains(time) else {
      throw ValidationError("expected a moment in seconds, 0 or later, such as 0.5.")
    }
    return StageTime(seconds: time)
  }

  static func progress(_ text: String) throws -> Progress {
    switch text {
    case "bar": return Progress(style: .bar)
    case "json": return Progress(style: .json)
    case "none": return Progress(style: .none)
    default: throw ValidationError("expected bar, json or none.")
    }
  }

  static func device(_ text: String) throws -> Device {
    guard let device = Device.named(text) else {
      let names = Device.all.map(\.name).sorted {
        $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending
      }
      .joined(separator: ", ")
      throw ValidationError("expected iphone, ipad or one of \(names).")
    }
    return device
  }

  static func idiom(_ text: String) throws -> InterfaceIdiom {
    try choice(text, InterfaceIdiom.allCases) { $0.rawValue }
  }

  static func colorScheme(_ text: String) throws -> ColorScheme {
    try choice(text, ColorScheme.allCases) { $0.rawValue }
  }

  static func contrast(_ text: String) throws -> ColorSchemeContrast {
    try choice(text, ColorSchemeContrast.allCases) { "\($0)" }
  }

  static func textSize(_ text: String) throws -> DynamicTypeSize {
    try choice(text, DynamicTypeSize.allCases) { "\($0)" }
  }

  static func layoutDirection(_ text: String) throws -> LayoutDirection {
    try choice(text, LayoutDirection.allCases) { $0 == .leftToRight ? "ltr" : "rtl" }
  }

  /// Returns the value with a name. Upper and lower case count as equal.
  private static func choice<Value>(
    _ text: String, _ values: [Value], name: (Value) -> String
  ) throws -> Value {
    let names = values.map(name)
    guard let index = names.firstIndex(where: { $0.lowercased() == text.lowercased() }) else {
      let all = names.dropLast().joined(separator: ", ")
      throw ValidationError("expected \(all) or \(names.last ?? "").")
    }
    return values[index]
  }

  static func locale(_ text: String) throws -> Locale {
    // Foundation accepts any text as a locale. Text after "@" or a single letter is an extension.
    let parts = text.prefix { $0 != "@" }.split(
      omittingEmptySubsequences: false, whereSeparator: { "_-".contains($0) })
    let subtags = parts.dropFirst().prefix { $0.count != 1 }.map(String.init)
    let isKnown = subtags.allSatisfy {
      $0.count == 4 ? Locale.Script($0).isISOScript : Locale.Region($0).isISORegion
    }
    guard let first = parts.first, Locale.LanguageCode(String(first)).isISOLanguage, isKnown else {
      throw ValidationError("expected a language, or one and a country, such as de or pt_BR.")
    }
    return Locale(identifier: text)
  }

  /// Reads a plain decimal number. Other forms that Double accepts ("inf", "0x1p3") are typing errors here.
  private static func number(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) else {
      return nil
    }
    return Double(String(text))
  }

  static func text(_ size: CGSize) -> String {
    "\(text(size.width))x\(text(size.height))"
  }

  static func text(_ number: Double) -> String { JSONText.number(number) }
}

extension ArgumentHelp {
  /// The help of the option `--progress`.
  static let progress = ArgumentHelp(
    "How progress is reported on standard error: bar, json (a line a second) or none. "
      + "Default: bar on a terminal, else none.",
    valueName: "style")
}
