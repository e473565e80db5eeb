import CoreGraphics
import CoreTransferable
import GameplayKit
import ImageIO
import QuartzCore
import SwiftUI
import UniformTypeIdentifiers
import simd

extension UTType {
  static let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
}

struct Note: Codable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.text)
      .suggestedFileName("Note")
  }
}

/// Names of all the doors to system modules in one file: squares of chance, a turned one, and words that
/// came from data.
@main struct Errands: App {
  var body: some Scene { WindowGroup { Board() } }
}

struct Board: View {
  @State private var words = ""
  private let seeded = GKMersenneTwisterRandomSource(seed: 1)
  private let unseeded = GKRandomDistribution.d6()

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 0) {
        ForEach(colors(seeded, 8).indices, id: \.self) { index in
          Color(hue: Double(index) / 8, saturation: 1, brightness: index % 2 == 0 ? 1 : 0.5)
            .frame(width: 10, height: 10)
        }
      }
      HStack(spacing: 0) {
        ForEach(rolls, id: \.self) { roll in
          Color(white: Double(roll % 7) / 7).frame(width: 10, height: 10)
        }
      }
      Path { path in path.addLines(turned()) }.fill(.blue).frame(width: 80, height: 40)
      Text(verbatim: words)
      Text(verbatim: UTType(filenameExtension: "png")?.localizedDescription ?? "none")
    }
    .onAppear { for line in Blink.lines { print(line) } }
    .task {
      do {
        let data = try await Note(text: "kept").exported(as: .note)
        let note = try await Note(importing: data, contentType: .note)
        let plain = try await note.exported(as: .plainText)
        words = String(decoding: plain, as: UTF8.self)
      } catch {
        words = "lost"
      }
    }
  }

  private func colors(_ source: GKRandomSource, _ count: Int) -> [Int] {
    source.arrayByShufflingObjects(in: Array(0..<count)) as? [Int] ?? []
  }

  /// Six rolls by the stage's seed, each told apart by its place.
  private var rolls: [Int] { (0..<6).map { $0 * 7 + unseeded.nextInt() } }

  /// A square, turned by half a right angle in space and seen from the front.
  private func turned() -> [CGPoint] {
    let turn = simd_quatf(angle: .pi / 4, axis: simd_float3(0, 0, 1))
    let stretch = simd_float4x4(diagonal: simd_float4(14, 14, 1, 1))
    let corners: [simd_float3] = [[-1, -1, 0], [1, -1, 0], [1, 1, 0], [-1, 1, 0]]
    return corners.map { corner in
      let place = stretch * simd_float4(turn.act(corner), 1)
      return CGPoint(x: CGFloat(place.x) + 20, y: CGFloat(place.y) + 20)
    }
  }
}

/// An animation from bytes: what a program reads of its frames before it shows them.
enum Blink {
  /// A GIF of 4 by 2 pixels that is red for 0.2 s and green for 0.05 s, without end.
  static let data = Data(
    Array("GIF89a".utf8) + [4, 0, 2, 0, 0x80, 0, 0] + [255, 0, 0, 0, 255, 0]
      + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
      + frame(20, [4, 8, 16, 32, 80]) + frame(5, [76, 152, 48, 97, 82]) + [0x3B])

  private static func frame(_ delay: UInt8, _ pixels: [UInt8]) -> [UInt8] {
    [0x21, 0xF9, 4, 0, delay, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 4, 0, 2, 0, 0]
      + [2, UInt8(pixels.count)] + pixels + [0]
  }

  static var lines: [String] {
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, options),
      let image = CGImageSourceCreateImageAtIndex(source, 0, options),
      let thumbnail = CGImageSourceCreateThumbnailAtIndex(
        source, 1,
        [
          kCGImageSourceCreateThumbnailFromImageAlways: true,
          kCGImageSourceThumbnailMaxPixelSize: 2,
        ] as CFDictionary)
    else { return ["no source"] }
    let whole = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let file = whole?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    let delays = (0..<CGImageSourceGetCount(source)).map { delay(source, $0) }
    return [
      "frames \(delays.count), loops \(file?[kCGImagePropertyGIFLoopCount as String] as? Int ?? -1)",
      "delays \(delays[0]) \(delays[1])", "image \(image.width) \(image.height)",
      "thumbnail \(thumbnail.width) \(thumbnail.height)",
      "type \(UTType(CGImageSourceGetType(source) as String? ?? "") == .gif)",
    ]
  }

  private static func delay(_ source: CGImageSource, _ index: Int) -> TimeInterval {
    guard
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any],
      let frame = properties[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    else { return 0 }
    return frame[kCGImagePropertyGIFUnclampedDelayTime] as? TimeInterval ?? 0
  }
}

/// Core Animation's curve in a view's animation.
extension Animation {
  static var gentle: Animation {
    .timingCurve(UnitCurve(CAMediaTimingFunction(name: .easeInEaseOut)), duration: 0.3)
  }
}
