import Foundation
import TweenGeometry
import TweenMotion

/// A device whose screen a program can be shown on. Scenes 6 has the figures.
package struct Device: Equatable, Sendable {
  /// The full name, such as `iPhone 14 Pro`.
  package var name: String
  /// The size of the screen in points, in portrait.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: Double
  /// The part of the screen, in points, that bars and corners cover in portrait.
  package var safeAreaInsets: EdgeInsets
  /// The kind of device.
  package var idiom: InterfaceIdiom

  private init(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double,
    _ idiom: InterfaceIdiom = .phone
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.scale = scale
    safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    self.idiom = idiom
  }

  /// Returns the safe area of a screen of `size`, in points. A phone in landscape has its insets at the
  /// left and right, a lower bar at the bottom, and no status bar. A pad has the same insets in both
  /// orientations.
  package func safeAreaInsets(for size: CGSize) -> EdgeInsets {
    guard idiom == .phone, size.width > size.height else { return safeAreaInsets }
    guard safeAreaInsets.bottom > 0 else { return EdgeInsets() }
    let side = safeAreaInsets.top
    return EdgeInsets(top: 0, leading: side, bottom: Self.lowerBar, trailing: side)
  }

  /// Sets the device's name, kind and safe area in a configuration. The safe area is that of a window of
  /// `size` points, or of the device's own size if nil. Does not set the window's size and scale.
  func apply(to configuration: inout Stage.Configuration, size: CGSize?) {
    configuration.device = name
    configuration.safeAreaInsets = safeAreaInsets(for: size ?? self.size)
    configuration.idiom = idiom
  }

  /// The height of the lower bar of a phone in landscape, in points.
  private static let lowerBar: CGFloat = 21

  /// All devices with a name; of each kind the smallest first.
  package static let all: [Device] =
    ["SE", "8"].map { Device("iPhone \($0)", 375, 667, scale: 2, top: 20, bottom: 0) }
    + ["X", "11 Pro", "12 mini", "13 mini"].map {
      Device("iPhone \($0)", 375, 812, scale: 3, top: 44, bottom: 34)
    }
    + ["12", "12 Pro", "13", "13 Pro", "14"].map {
      Device("iPhone \($0)", 390, 844, scale: 3, top: 47, bottom: 34)
    }
    + ["14 Pro", "15", "15 Pro", "16"].map {
      Device("iPhone \($0)", 393, 852, scale: 3, top: 59, bottom: 34)
    }
    + [Device("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34)]
    + ["XR", "11"].map { Device("iPhone \($0)", 414, 896, scale: 2, top: 48, bottom: 34) }
    + ["14 Pro Max", "15 Plus", "15 Pro Max", "16 Plus"].map {
      Device("iPhone \($0)", 430, 932, scale: 3, top: 59, bottom: 34)
    }
    + [
      Device("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
      Device("iPad", 810, 1080, scale: 2, top: 24, bottom: 0, .pad),
      Device("iPad Air", 820, 1180, scale: 2, top: 24, bottom: 20, .pad),
      Device("iPad Pro 11", 834, 1194, scale: 2, top: 24, bottom: 20, .pad),
      Device("iPad Pro 12.9", 1024, 1366, scale: 2, top: 24, bottom: 20, .pad),
      Device("Mac", 640, 480, scale: 1, top: 0, bottom: 0, .desktop),
    ]

  /// The name of the device that "iphone" means.
  package static let usualPhone = "iPhone 14"

  /// Returns the device with a name, or nil. Case, spaces, hyphens, brackets, the word "inch", generations
  /// and chips are ignored; "iphone" means the usual phone.
  package static func named(_ name: String) -> Device? {
    let key = key(name)
    let wanted = key == "iphone" ? Self.key(usualPhone) : key
    return all.first { Self.key($0.name) == wanted }
  }

  /// Returns the device whose name is the longest prefix of `name`, for models without a row of their own;
  /// the usual phone if there is none.
  package static func nearest(to name: String) -> Device? {
    let wanted = key(name)
    return all.filter { device in
      let key = Self.key(device.name)
      // "iPhone 1" is not a prefix of "iPhone 14": a number must match completely.
      return wanted.hasPrefix(key)
        && !(key.last?.isNumber == true && wanted.dropFirst(key.count).first?.isNumber == true)
    }.max { Self.key($0.name).count < Self.key($1.name).count } ?? named(usualPhone)
  }

  private static func key(_ name: String) -> String {
    let parts = name.lowercased().split { "()".contains($0) }.map { part in
      let kept = part.filter { !" -_\"".contains($0) }
      return kept.hasSuffix("inch") ? String(kept.dropLast(4)) : kept
    }
    guard let first = parts.first else { return "" }
    // Brackets after the name and the size may contain the generation, which is ignored.
    return parts.dropFirst().filter { !isGeneration($0) }.reduce(first, +)
  }

  /// Whether words from brackets, without blanks, name a generation, chip or year: "3rdgeneration", "m4",
  /// "a17pro", "2022".
  private static func isGeneration(_ words: String) -> Bool {
    if words.hasSuffix("generation") { return true }
    if let first = words.first, "ma".contains(first), words.dropFirst().first?.isNumber == true {
      return true
    }
    return words.count == 4 && words.allSatisfy(\.isNumber)
  }
}
