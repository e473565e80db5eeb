import Foundation
import TweenHeadless
import TweenMotion
import TweenPaint
import TweenStage
import TweenViews
import TweenWidgets

/// The command `previews`.
@MainActor struct PreviewPictures {
  let arguments: PreviewsArguments
  let program: String
  let output: ConsoleOutput
  let errorOutput: ConsoleOutput

  /// The longest time until a preview settles, in seconds. After it, moving content is drawn as it is.
  private static let longestWait = 1.0

  /// The number of columns of a sheet whose previews have one picture each.
  private static let columns = 4

  /// The device, appearance and text size of a picture.
  private struct Place {
    var device: Device
    var scheme: ColorScheme
    var textSize: DynamicTypeSize
    var locale: Locale?
  }

  private func chosen() throws -> [FoundPreview] {
    let all = try PreviewCatalog.all()
    if all.isEmpty { throw ProgramTypes.areComplete ? PreviewError.none : .incomplete }
    guard let only = arguments.only else { return all }
    let chosen = all.filter { $0.matches(only) }
    if chosen.isEmpty { throw PreviewError.unknown(only) }
    return chosen
  }

  /// Throws an error if there is nothing to draw.
  func check() throws { _ = try chosen() }

  /// Prints the list of previews.
  func printList() throws {
    let chosen = try chosen()
    if arguments.json { return try output.write(try json(of: chosen)) }
    for preview in chosen {
      let place = preview.line.map { "\(preview.file):\($0)" } ?? preview.file
      try output.write("\(place)  \(preview.name)\n")
    }
  }

  /// Returns each preview with its size in points, as a JSON list.
  private func json(of previews: [FoundPreview]) throws -> String {
    let lines = try previews.compactMap { preview -> String? in
      guard let place = places(of: preview).first else { return nil }
      let size = try shape(of: preview, in: place).configuration.size ?? place.device.size
      let fields: [(name: String, value: String)] = [
        ("name", JSONText.string(preview.name)), ("file", JSONText.string(preview.file)),
        ("line", preview.line.map { "\($0)" } ?? "null"),
        ("device", JSONText.string(place.device.name)),
        ("size", "[\(JSONText.number(size.width)), \(JSONText.number(size.height))]"),
      ]
      let members = fields.map { "\(JSONText.string($0.name)): \($0.value)" }
      return "  {\(members.joined(separator: ", "))}"
    }
    return "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }

  /// Draws the previews into a folder.
  func write(to folder: String) throws {
    let previews = try chosen()
    let pictures = try PictureSet(
      folder: folder, program: program, command: "previews", sheet: arguments.sheet,
      threads: arguments.threads)
    do {
      // Each preview is a row. If each has one picture, the pictures stand side by side.
      let isEach = places(of: previews[0]).count > 1
      for (index, preview) in previews.enumerated() {
        for (column, place) in places(of: preview).enumerated() {
          try draw(
            preview, in: place, into: pictures, row: isEach ? index : index / Self.columns,
            column: isEach ? column : index % Self.columns)
        }
      }
    } catch {
      pictures.cancel()
      throw error
    }
    let (count, json) = try pictures.finish()
    if arguments.json { return try output.write(json + "\n") }
    try output.write("\(count) \(count == 1 ? "picture" : "pictures") in \(folder)\n")
  }

  private func places(of preview: FoundPreview) -> [Place] {
    let devices = arguments.device?.values ?? [device(of: preview)].compactMap { $0 }
    return devices.flatMap { device in
      arguments.colorScheme.values.flatMap { scheme in
        arguments.textSize.values.flatMap { textSize in
          arguments.locale.values.map {
            Place(device: device, scheme: scheme, textSize: textSize, locale: $0)
          }
        }
      }
    }
  }

  /// Returns the device that a preview names, or the usual phone if it names none. For an unknown name,
  /// returns the nearest device and prints a warning.
  private func device(of preview: FoundPreview) -> Device? {
    guard let name = preview.notes.device?.rawValue else { return Device.named(Device.usualPhone) }
    if let device = Device.named(name) { return device }
    let nearest = Device.nearest(to: name)
    RunningProgram.warn(
      "The device '\(name)' of a preview is unknown; \(nearest?.name ?? Device.usualPhone) is used instead."
    )
    return nearest
  }

  private func draw(
    _ preview: FoundPreview, in place: Place, into pictures: PictureSet, row: Int, column: Int
  ) throws {
    var words = [preview.file.hasSuffix(".swift") ? String(preview.file.dropLast(6)) : preview.file]
    if preview.name != preview.file { words.append(preview.name) }
    words += [place.device.name, place.scheme.rawValue]
    var captions = [preview.name]
    if arguments.colorScheme.values.count > 1 { captions.append(place.scheme.rawValue) }
    if arguments.device.map({ $0.values.count > 1 }) ?? false { captions.append(place.device.name) }
    if arguments.textSize.values.count > 1 {
      words.append("\(place.textSize)")
      captions.append("\(place.textSize)")
    }
    if arguments.locale.values.count > 1 {
      words.append(place.locale?.identifier ?? "en_US")
      captions.append(place.locale?.identifier ?? "en_US")
    }
    let file = words.map { WidgetPictures.fileWord($0) }.joined(separator: ".") + ".png"
    try pictures.add(
      try list(preview, in: place),
      PictureSet.Note(
        file: file, caption: captions.joined(separator: " "), row: row, column: column,
        fields: [
          (name: "source", value: JSONText.string(preview.file)),
          (name: "line", value: preview.line.map { "\($0)" } ?? "null"),
          (name: "name", value: JSONText.string(preview.name)),
          (name: "device", value: JSONText.string(place.device.name)),
          (name: "scheme", value: JSONText.string(place.scheme.rawValue)),
          (name: "textSize", value: JSONText.string("\(place.textSize)")),
          (name: "locale", value: JSONText.string(place.locale?.identifier ?? "en_US")),
        ]))
  }

  // MARK: One picture

  /// The content of a picture, and its stage's configuration.
  private struct Shape {
    var content: @MainActor () -> AnyView
    var configuration: Stage.Configuration
    var hasGround: Bool
  }

  private func shape(of preview: FoundPreview, in place: Place) throws -> Shape {
    var screen = place.device.size
    if let orientation = preview.notes.orientation,
      [.landscapeLeft, .landscapeRight].contains(orientation)
    {
      screen = CGSize(width: screen.height, height: screen.width)
    }
    var content = preview.page.content
    var layout = preview.page.layout ?? preview.notes.layout ?? .device
    var hasGround = preview.page.hasGround
    if let family = preview.notes.context?[WidgetFamilyPreviewKey.self] {
      let inner = content
      let size = WidgetMetrics.size(of: family, on: place.device.size)
      content = {
        WidgetPreviewContext.surround(inner(), family: family, screen: place.device.size)
      }
      layout = .fixed(width: size.width, height: size.height)
      hasGround = false
    }
    var configuration = configuration(place, size: screen)
    configuration.startDate = preview.page.date
    switch layout {
    case .device:
      configuration.safeAreaInsets = place.device.safeAreaInsets(for: screen)
    case .fixed(let width, let height):
      configuration.size = CGSize(width: Self.side(width), height: Self.side(height))
    case .sizeThatFits:
      let made = content
      configuration.size = try Self.idealSize(of: made, configuration)
    }
    return Shape(content: content, configuration: configuration, hasGround: hasGround)
  }

  private func list(_ preview: FoundPreview, in place: Place) throws -> DisplayList {
    let shape = try shape(of: preview, in: place)
    let stage = Stage(content: shape.content(), configuration: shape.configuration)
    stage.onFailure = { _ in }
    if let time = arguments.at {
      stage.advance(to: time)
    } else {
      try Self.settle(stage)
    }
    try stage.requireNoFailure()
    var list = stage.displayList
    if !shape.hasGround { list.background = .transparent }
    return list
  }

  /// Runs the stage until it settles. Content that still moves after a while is drawn as it is.
  private static func settle(_ stage: Stage) throws {
    do {
      try stage.settle(limit: longestWait)
    } catch {
      guard case .notSettled = error else { throw error }
    }
  }

  private func configuration(_ place: Place, size: CGSize) -> Stage.Configuration {
    var configuration = Stage.Configuration(
      size: size, scale: arguments.scale ?? place.device.scale, colorScheme: place.scheme)
    configuration.dynamicTypeSize = place.textSize
    configuration.idiom = place.device.idiom
    if let locale = place.locale {
      configuration.locale = locale
      if locale.language.characterDirection == .rightToLeft {
        configuration.layoutDirection = .rightToLeft
      }
    }
    return configuration
  }

  /// A side limited to lengths in points that can be drawn.
  private static func side(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(1, length), largestSide) : 1
  }
  private static let largestSide: CGFloat = 4000

  /// Returns the ideal size of views, in whole points.
  private static func idealSize(
    of content: @escaping @MainActor () -> AnyView, _ configuration: Stage.Configuration
  ) throws -> CGSize {
    let measured = MeasuredSize()
    let stage = Stage(
      content: content().fixedSize().onGeometryChange(for: CGSize.self, of: { $0.size }) {
        measured.size = $0
      }, configuration: configuration)
    stage.onFailure = { _ in }
    stage.advance(to: .zero)
    try stage.requireNoFailure()
    return CGSize(
      width: side(measured.size.width.rounded(.up)), height: side(measured.size.height.rounded(.up))
    )
  }
}

@MainActor private final class MeasuredSize {
  var size = CGSize.zero
}

/// The reason why there are no pictures of previews.
enum PreviewError: Error, Equatable, CustomStringConvertible {
  case none, incomplete, noPackage
  case unknown(String)

  var description: String {
    switch self {
    case .none: "the program has no previews."
    case .incomplete:
      "an optimised build keeps no list of its previews: build without -c release and -O."
    case .noPackage:
      "the program is not in a package, and inbetween did not compile it, so it cannot be built again; "
        + "--package DIR names its package."
    case .unknown(let name):
      "there is no preview '\(name)'; expected a preview's name, a provider's type, a file or "
        + "FILE:LINE, which 'previews --list' prints."
    }
  }
}
