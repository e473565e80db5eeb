import Foundation
import TweenPaint

/// A program that draws vector files, independently of this package.
public enum VectorReader: String, CaseIterable, Sendable {
  /// librsvg.
  case svg
  /// poppler, by cairo.
  case pdf

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private static let tools = ["/usr/bin/rsvg-convert", "/usr/bin/pdftocairo", "/usr/bin/pdftotext"]

  /// Why files cannot be drawn; nil where they can.
  public static let missing: String? = {
    let missing = tools.filter { !FileManager.default.isExecutableFile(atPath: $0) }
    guard !missing.isEmpty else { return nil }
    return "Vector files are not drawn: this machine lacks \(missing.joined(separator: ", ")) "
      + "(scripts/setup installs them)."
  }()

  /// A file drawn in so many pixels, on clear ground.
  public func picture(of file: [UInt8], width: Int, height: Int) throws -> PNGReader {
    try Self.inFolder { folder in
      let source = folder.appendingPathComponent("in." + rawValue)
      try Data(file).write(to: source)
      let target = folder.appendingPathComponent("out.png")
      switch self {
      case .svg:
        try Self.run(
          Self.tools[0], "-w", "\(width)", "-h", "\(height)", "-o", target.path, source.path)
      case .pdf:
        try Self.run(
          Self.tools[1], "-png", "-singlefile", "-transp", "-scale-to-x", "\(width)",
          "-scale-to-y", "\(height)", source.path, folder.appendingPathComponent("out").path)
      }
      return try PNGReader([UInt8](Data(contentsOf: target)))
    }
  }

  /// The text of a PDF file, page by page, without what separates pages.
  public static func text(of file: [UInt8]) throws -> String {
    try inFolder { folder in
      let source = folder.appendingPathComponent("in.pdf")
      try Data(file).write(to: source)
      let target = folder.appendingPathComponent("out.txt")
      try run(tools[2], "-enc", "UTF-8", source.path, target.path)
      return try String(contentsOf: target, encoding: .utf8)
        .replacingOccurrences(of: "\u{C}", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vectors-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Runs a tool to its end. What it prints is an error too: readers report there what is wrong with a
  /// file that they draw all the same.
  private static func run(_ tool: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, said.isEmpty else {
      throw Failure(description: "\(tool): \(String(decoding: said, as: UTF8.self))")
    }
  }
}

/// How far a picture is from another one of the same size, which is drawn by other rules at edges.
public struct PictureDistance: CustomStringConvertible {
  /// A pixel stands at an edge where a channel of its neighbours differs by more than this.
  private static let edge = 24
  /// A pixel is off where a channel differs by more than this.
  private static let off = 12

  /// The mean difference of a channel, premultiplied, in levels of 255.
  public private(set) var mean = 0.0
  /// The share of pixels that are off, of those at no edge.
  public private(set) var offShare = 0.0
  /// The share of pixels at edges that differ by more than half of all levels.
  public private(set) var brokenEdgeShare = 0.0

  public init(expected: Bitmap, actual: PNGReader) throws {
    guard expected.width == actual.width, expected.height == actual.height else {
      throw VectorReader.Failure(
        description: "expected \(expected.width)x\(expected.height), "
          + "found \(actual.width)x\(actual.height)")
    }
    let isEdge = Self.edges(of: expected)
    var sum = 0
    var (offCount, evenCount, brokenCount, edgeCount) = (0, 0, 0, 0)
    for (index, pixel) in expected.pixels.enumerated() {
      let worst = Self.difference(pixel, actual.rgba, index * 4, &sum)
      if isEdge[index] {
        edgeCount += 1
        if worst > 127 { brokenCount += 1 }
      } else {
        evenCount += 1
        if worst > Self.off { offCount += 1 }
      }
    }
    mean = Double(sum) / Double(max(expected.pixels.count * 4, 1))
    offShare = Double(offCount) / Double(max(evenCount, 1))
    brokenEdgeShare = Double(brokenCount) / Double(max(edgeCount, 1))
  }

  /// The largest difference of a channel, premultiplied; all of them are added to the sum.
  private static func difference(
    _ pixel: UInt32, _ rgba: [UInt8], _ place: Int, _ sum: inout Int
  ) -> Int {
    let alpha = Int(rgba[place + 3])
    func found(_ channel: Int) -> Int {
      let value = Int(rgba[place + channel])
      return alpha == 255 ? value : (value * alpha + 127) / 255
    }
    let red = abs(found(0) - Int(pixel >> 16 & 255))
    let green = abs(found(1) - Int(pixel >> 8 & 255))
    let blue = abs(found(2) - Int(pixel & 255))
    let opacity = abs(alpha - Int(pixel >> 24))
    sum += red + green + blue + opacity
    return max(max(red, green), max(blue, opacity))
  }

  private static func edges(of bitmap: Bitmap) -> [Bool] {
    let (width, height) = (bitmap.width, bitmap.height)
    var isEdge = [Bool](repeating: false, count: width * height)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      func compare(_ one: Int, _ other: Int) {
        let (a, b) = (pixels[one], pixels[other])
        if a == b { return }
        for shift in [UInt32(0), 8, 16, 24]
        where abs(Int(a >> shift & 255) - Int(b >> shift & 255)) > edge {
          isEdge[one] = true
          isEdge[other] = true
        }
      }
      for y in 0..<height {
        for x in 0..<width {
          let place = y * width + x
          if x + 1 < width { compare(place, place + 1) }
          guard y + 1 < height else { continue }
          compare(place, place + width)
          if x > 0 { compare(place, place + width - 1) }
          if x + 1 < width { compare(place, place + width + 1) }
        }
      }
    }
    return isEdge
  }

  public var description: String {
    "mean \(mean) levels, \(offShare * 100) % of even pixels off, "
      + "\(brokenEdgeShare * 100) % of edges broken"
  }
}
