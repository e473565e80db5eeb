import ArgumentParser
import Foundation
import TweenStage

/// The spellings of option values, and the errors of wrong ones.
enum OptionValues {
  /// Moments, in seconds.
  struct Times: Equatable, Sendable {
    var times: [Double]
  }

  /// Seconds; a later moment is a typing error, and would take long to step to.
  static let latest = 3600.0
  static let maximumFramesPerSecond = 1000
  static let maximumTimes = 100_000
  /// In pixels, of a plot.
  static let largestSide = 8192.0
  /// In points.
  static let smallestWidth = 320.0
  static let smallestHeight = 240.0
  static let largestScale = 8.0

  static func times(_ text: String) throws -> Times {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= maximumTimes else {
      throw ValidationError("expected at most \(maximumTimes) moments.")
    }
    var times: [Double] = []
    for part in parts {
      let word = part.trimmingCharacters(in: .whitespaces)
      guard let time = plainNumber(word), time >= 0, time <= latest else {
        let found = word.isEmpty ? "an empty moment" : "'\(word)'"
        throw ValidationError(
          "found \(found); expected moments from 0 to \(JSONText.number(latest)) seconds, "
            + "separated by commas, such as 0,0.1,0.2.")
      }
      times.append(time == 0 ? 0 : time)
    }
    return Times(times: times)
  }

  static func value(_ text: String) throws -> Double {
    guard let value = plainNumber(text) else {
      throw ValidationError("expected a number, such as 0 or -12.5.")
    }
    return value
  }

  static func duration(_ text: String) throws -> Double {
    guard let value = plainNumber(text), value > 0, value <= latest else {
      throw ValidationError(
        "expected seconds above 0 and at most \(JSONText.number(latest)), such as 2 or 0.5.")
    }
    return value
  }

  static func frames(_ text: String) throws -> Int {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let rate = Int(text),
      (1...maximumFramesPerSecond).contains(rate)
    else {
      throw ValidationError(
        "expected whole frames a second from 1 to \(maximumFramesPerSecond), such as 60.")
    }
    return rate
  }

  static func size(_ text: String) throws -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { plainNumber(String($0)) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (smallestWidth...largestSide).contains(width),
      (smallestHeight...largestSide).contains(height)
    else {
      throw ValidationError(
        "expected WIDTHxHEIGHT in points, at least 320x240 and at most 8192x8192, "
          + "such as 960x600.")
    }
    return CGSize(width: width, height: height)
  }

  static func scale(_ text: String) throws -> Double {
    guard let scale = plainNumber(text), scale > 0, scale <= largestScale else {
      throw ValidationError("expected a number above 0 and at most 8, such as 2.")
    }
    return scale
  }

  /// A finite decimal number: what Double reads beside them ("inf", "0x1p3") is a typing error.
  static func plainNumber(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }
}
