import Foundation
import Inbetween
import Testing
import TweenStage

/// One combination of a device, an appearance, a text size, a language and a direction of reading, for a test
/// with arguments.
///
///     @Test(arguments: TestVariant.all(devices: ["iPhone 14", "iPad"], colorSchemes: [.light, .dark]))
///     func `the menu opens`(variant: TestVariant) throws {
///       let tester = try StageTester(Menu(), variant: variant)
///       try expectStrip(tester, at: [0, 0.2], "menu")  // Frames/FILE/menu-iphone-14-dark.png
///     }
public struct TestVariant: Hashable, Sendable {
  /// The name of a device as on the command line, such as `iPhone 16 Pro`; nil: no device.
  public var device: String?
  /// The appearance; nil: light.
  public var colorScheme: ColorScheme?
  /// The text size of the user; nil: large.
  public var typeSize: DynamicTypeSize?
  /// The identifier of a locale, such as `de_AT`; nil: the tester's own.
  public var locale: String?
  /// The direction of reading; nil: that of the locale's language, or left to right.
  public var direction: LayoutDirection?

  /// Creates a variant; each parameter sets the property of that name.
  public init(
    device: String? = nil, colorScheme: ColorScheme? = nil, typeSize: DynamicTypeSize? = nil,
    locale: String? = nil, direction: LayoutDirection? = nil
  ) {
    self.device = device
    self.colorScheme = colorScheme
    self.typeSize = typeSize
    self.locale = locale
    self.direction = direction
  }

  /// All combinations of the given values, the last one changing first. A list that is not given has one
  /// entry, the default.
  public static func all(
    devices: [String] = [], colorSchemes: [ColorScheme] = [], typeSizes: [DynamicTypeSize] = [],
    locales: [String] = [], directions: [LayoutDirection] = []
  ) -> [TestVariant] {
    func choices<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
    var all = [TestVariant()]
    func combine<Value>(_ values: [Value], _ path: WritableKeyPath<TestVariant, Value?>) {
      all = all.flatMap { variant in
        choices(values).map { value in
          var next = variant
          next[keyPath: path] = value
          return next
        }
      }
    }
    combine(devices, \.device)
    combine(colorSchemes, \.colorScheme)
    combine(typeSizes, \.typeSize)
    combine(locales, \.locale)
    combine(directions, \.direction)
    return all
  }

  /// The name for files and test cases: the given values, such as `iphone-14-dark-xxxLarge-de_AT-rtl`; empty
  /// if none is given.
  public var name: String {
    var parts: [String] = []
    if let device { parts.append(device.lowercased().replacingOccurrences(of: " ", with: "-")) }
    if let colorScheme { parts.append(colorScheme == .dark ? "dark" : "light") }
    if let typeSize { parts.append("\(typeSize)") }
    if let locale { parts.append(locale) }
    if let direction { parts.append(direction == .rightToLeft ? "rtl" : "ltr") }
    return parts.joined(separator: "-")
  }

  /// Returns a configuration with the variant's settings.
  ///
  /// - Throws: `TestVariantError` for a device that does not exist.
  @MainActor func configuration(
    size: CGSize?, scale: Double?, seed: UInt64, frameRate: FrameRate
  ) throws -> Stage.Configuration {
    var settings = DeviceSettings()
    if let device {
      guard let known = Device.named(device) else {
        let names = Device.all.map(\.name).joined(separator: ", ")
        throw TestVariantError(
          description: "There is no device \"\(device)\"; expected one of \(names).")
      }
      settings.device = known
    }
    settings.colorScheme = colorScheme
    settings.textSize = typeSize
    settings.locale = locale.map { Locale(identifier: $0) }
    settings.layoutDirection = direction
    if direction == nil, let language = settings.locale?.language,
      language.characterDirection == .rightToLeft
    {
      settings.layoutDirection = .rightToLeft
    }
    var configuration = Stage.Configuration(
      size: size ?? settings.device?.size, scale: scale ?? settings.device?.scale ?? 1, seed: seed,
      frameRate: frameRate)
    settings.apply(to: &configuration)
    return configuration
  }
}

extension TestVariant: CustomTestStringConvertible {
  /// The variant's name.
  public var testDescription: String { name.isEmpty ? "default" : name }
}

/// The error of a variant whose device does not exist.
public struct TestVariantError: Error, CustomStringConvertible {
  /// The reason, as a sentence with the names of all devices.
  public let description: String
}

extension StageTester {
  /// Creates a tester of a view in a variant.
  ///
  /// - Parameters:
  ///   - content: the view, made again whenever the stage starts from frame 0.
  ///   - variant: the device and the settings. Names of stored pictures end with the variant's name.
  ///   - size: the window's size in points; nil: the device's, otherwise 200 by 200.
  ///   - scale: device pixels per point, above 0; nil: the device's, otherwise 1.
  ///   - seed: the seed of the generator in the view's environment.
  ///   - frameRate: the frame rate, which determines the frames' times.
  /// - Throws: `TestVariantError` for a device that does not exist.
  public convenience init<Content: View>(
    _ content: @autoclosure @escaping @MainActor () -> Content, variant: TestVariant,
    size: CGSize? = nil, scale: Double? = nil, seed: UInt64 = 0, frameRate: FrameRate = .sixty
  ) throws {
    var configuration = try variant.configuration(
      size: size, scale: scale, seed: seed, frameRate: frameRate)
    configuration.size = configuration.size ?? CGSize(width: 200, height: 200)
    self.init(Stage(content: content(), configuration: configuration))
    self.variant = variant
  }

  /// Creates a tester of a whole program in a variant; without a size and a device its window has the size of
  /// its scene. `scale` is the number of device pixels per point, above 0.
  ///
  /// - Throws: `TestVariantError` for a device that does not exist.
  public convenience init<Program: App>(
    app: @autoclosure @escaping @MainActor () -> Program, variant: TestVariant,
    size: CGSize? = nil, scale: Double? = nil, seed: UInt64 = 0, frameRate: FrameRate = .sixty
  ) throws {
    self.init(
      Stage(
        app: app(),
        configuration: try variant.configuration(
          size: size, scale: scale, seed: seed, frameRate: frameRate)))
    self.variant = variant
  }

  /// The name of stored files in this tester's variant.
  func fileName(_ name: String) -> String {
    guard let variant, !variant.name.isEmpty else { return name }
    return "\(name)-\(variant.name)"
  }
}
