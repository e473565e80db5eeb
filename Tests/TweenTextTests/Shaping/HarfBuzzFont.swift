import CHarfBuzz
import Foundation
import Testing
import TweenGeometry

/// HarfBuzz alone as a second reader of a font file: its own metrics and outlines.
final class HarfBuzzFont {
  let unitsPerEm: UInt32
  let glyphCount: UInt32
  private let font: OpaquePointer
  private let drawing: OpaquePointer

  init(path: String) throws {
    let blob = try #require(hb_blob_create_from_file_or_fail(path))
    let face = hb_face_create(blob, 0)
    hb_blob_destroy(blob)
    unitsPerEm = hb_face_get_upem(face)
    glyphCount = hb_face_get_glyph_count(face)
    font = hb_font_create(face)
    hb_face_destroy(face)
    drawing = hb_draw_funcs_create()
    Self.setFunctions(drawing)
  }

  deinit {
    hb_draw_funcs_destroy(drawing)
    hb_font_destroy(font)
  }

  /// A metric in font units by its OpenType tag.
  func metric(_ tag: String) -> Int32 {
    var value: Int32 = 0
    hb_ot_metrics_get_position(
      font, hb_ot_metrics_tag_t(rawValue: hb_tag_from_string(tag, -1)), &value)
    return value
  }

  /// The outline of `glyph` in font units, without a last line back to a contour's start.
  func outline(of glyph: UInt32) -> [PathSegment] {
    var segments: [PathSegment] = []
    withUnsafeMutablePointer(to: &segments) { pointer in
      hb_font_get_glyph_shape(font, glyph, drawing, pointer)
    }
    return segments
  }

  private static func append(
    _ data: UnsafeMutableRawPointer?, _ verb: Path.Verb, _ numbers: [Float]
  ) {
    data?.assumingMemoryBound(to: [PathSegment].self).pointee
      .append(PathSegment(verb: verb, numbers: numbers.map(Double.init)))
  }

  private static func close(_ data: UnsafeMutableRawPointer?) {
    guard let pointer = data?.assumingMemoryBound(to: [PathSegment].self) else { return }
    let start = pointer.pointee.last { $0.verb == .move }
    if let last = pointer.pointee.last, last.verb == .line, last.numbers == start?.numbers {
      pointer.pointee.removeLast()
    }
    pointer.pointee.append(PathSegment(verb: .close, numbers: []))
  }

  private static func setFunctions(_ drawing: OpaquePointer) {
    hb_draw_funcs_set_move_to_func(
      drawing, { _, data, _, x, y, _ in HarfBuzzFont.append(data, .move, [x, y]) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      drawing, { _, data, _, x, y, _ in HarfBuzzFont.append(data, .line, [x, y]) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      drawing, { _, data, _, x1, y1, x, y, _ in HarfBuzzFont.append(data, .quad, [x1, y1, x, y]) },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      drawing,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        HarfBuzzFont.append(data, .cubic, [x1, y1, x2, y2, x, y])
      },
      nil, nil)
    hb_draw_funcs_set_close_path_func(
      drawing, { _, data, _, _ in HarfBuzzFont.close(data) }, nil, nil)
  }
}

/// A program run for its answer.
enum ShellCommand {
  /// What `arguments` print, or nil if they cannot be run or fail.
  static func run(_ arguments: [String]) -> String? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
