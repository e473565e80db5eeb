import Foundation
import TweenStage

/// Decodes a finished film with `ffmpeg`, and compares it with the drawn frames.
struct FilmCheck {
  var encoding: FilmEncoding
  var rate: FrameRate

  /// - Parameter hashes: The hashes of the bytes that the encoder received, one for each frame.
  /// - Returns: the result, as the end of a sentence.
  /// - Throws: `FilmError.unlike` where the film differs.
  func check(_ path: String, _ film: Film.Outcome, _ hashes: [String]) throws(FilmError) -> String {
    if encoding.form == .rgba { return try checkSize(path, film) }
    if encoding.isExact, !hashes.isEmpty {
      try compare(try decodedHashes(path), with: hashes)
      return "each frame decodes to the pixels that were drawn"
    }
    return try describe(path, film)
  }

  /// Raw frames have no header: the file's size gives their number.
  private func checkSize(_ path: String, _ film: Film.Outcome) throws(FilmError) -> String {
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    let expected = film.width * film.height * 4 * film.frameCount
    guard size == expected else {
      throw .unlike("it has \(size) bytes; expected \(expected).")
    }
    return "\(size) bytes, 4 a pixel"
  }

  private func compare(_ found: [String], with hashes: [String]) throws(FilmError) {
    // A film of variable delays has one frame for several equal ones.
    let isMerged = encoding.form == .png
    let expected = isMerged ? Self.merged(hashes) : hashes
    let found = isMerged ? Self.merged(found) : found
    if let index = zip(found, expected).enumerated().first(where: { $0.element.0 != $0.element.1 })?
      .offset
    {
      throw .unlike("its frame \(index) decodes to other pixels.")
    }
    guard found.count == expected.count else {
      throw .unlike("it has \(found.count) frames; expected \(expected.count).")
    }
  }

  private static func merged(_ hashes: [String]) -> [String] {
    var merged: [String] = []
    for hash in hashes where hash != merged.last { merged.append(hash) }
    return merged
  }

  private func decodedHashes(_ path: String) throws(FilmError) -> [String] {
    let text = try output(
      "ffmpeg",
      [
        "-hide_banner", "-nostdin", "-loglevel", "error", "-i", "file:" + path, "-map", "0:v:0",
        "-fps_mode", "passthrough", "-pix_fmt", "bgra", "-f", "framehash", "-hash", "sha256",
        "pipe:1",
      ])
    // #format: ..., then: 0, 0, 0, 1, 640000, 3f1a...
    return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: ",").last?.trimmingCharacters(in: .whitespaces) }
  }

  /// The number of frames, the rate, the duration and the size that the file has.
  private func describe(_ path: String, _ film: Film.Outcome) throws(FilmError) -> String {
    let text = try output(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
        "stream=nb_read_frames,r_frame_rate,width,height,codec_name:format=duration", "-of",
        "default=noprint_wrappers=1", "file:" + path,
      ])
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    let count = values["nb_read_frames"] ?? "no"
    if encoding.form != .gif, Int(count) != film.frameCount {
      throw .unlike("it has \(count) frames; expected \(film.frameCount).")
    }
    return
      "\(values["codec_name"] ?? "unknown"), \(count) frames, \(values["r_frame_rate"] ?? "?") a second, "
      + "\(values["duration"] ?? "?") s, \(values["width"] ?? "?")x\(values["height"] ?? "?") pixels"
  }

  private func output(_ name: String, _ arguments: [String]) throws(FilmError) -> String {
    guard let program = EncoderProcess.find(name) else { throw .noChecker(name) }
    let pipe = Pipe()
    let process = try EncoderProcess(program, arguments, output: pipe.fileHandleForWriting)
    try? pipe.fileHandleForWriting.close()
    let data: Data?
    do {
      data = try pipe.fileHandleForReading.readToEnd()
    } catch {
      throw .unlike("the output of \(name) can't be read: \(error.localizedDescription)")
    }
    do throws(FilmError) {
      try process.finish()
    } catch {
      throw .unlike("\(name) can't read it: \(error)")
    }
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
