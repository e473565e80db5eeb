import Foundation
import TweenPaint

/// Gradients as shadings (ISO 32000-1, 8.7.4.5).
enum PDFShading {
  /// The least difference of offsets that is written.
  private static let narrowest = 1e-6

  /// The shading of a gradient's colours, without their alpha.
  static func reference(of gradient: VectorGradient, in store: PDFStore) -> PDFObjects.Reference {
    if let known = store.shadings[gradient] { return known }
    let made = store.objects.add(
      dictionary(of: gradient, space: "DeviceRGB") { [$0.color.x, $0.color.y, $0.color.z] })
    store.shadings[gradient] = made
    return made
  }

  /// The shading of a gradient's alpha, as a grey.
  static func alphaReference(
    of gradient: VectorGradient, in store: PDFStore
  ) -> PDFObjects.Reference {
    if let known = store.alphaShadings[gradient] { return known }
    let made = store.objects.add(dictionary(of: gradient, space: "DeviceGray") { [$0.color.w] })
    store.alphaShadings[gradient] = made
    return made
  }

  private static func dictionary(
    of gradient: VectorGradient, space: String, _ components: (VectorGradient.Stop) -> [Double]
  ) -> String {
    var coordinates = VectorBytes()
    let type: Int
    switch gradient.geometry {
    case .linear(let start, let end):
      type = 2
      coordinates.add(
        spaced: [start.x, start.y, end.x, end.y].map { Double($0) },
        digits: VectorBytes.factorDigits)
    case .radial(let center, let radius):
      type = 3
      coordinates.add(
        spaced: [
          Double(center.x), Double(center.y), 0, Double(center.x), Double(center.y), radius,
        ],
        digits: VectorBytes.factorDigits)
    }
    let numbers = String(decoding: coordinates.bytes, as: UTF8.self)
    return "<< /ShadingType \(type) /ColorSpace /\(space) /Coords [ \(numbers)] "
      + "/Function \(function(of: gradient.stops, components)) /Extend [true true] >>"
  }

  /// Pieces from stop to stop (7.10.3), each of them linear (7.10.4).
  private static func function(
    of stops: [VectorGradient.Stop], _ components: (VectorGradient.Stop) -> [Double]
  ) -> String {
    func text(_ stop: VectorGradient.Stop) -> String {
      components(stop).map { VectorBytes.text($0, digits: 5) }.joined(separator: " ")
    }
    func offset(_ stop: VectorGradient.Stop) -> String {
      VectorBytes.text(stop.offset, digits: VectorBytes.factorDigits)
    }
    func piece(_ start: VectorGradient.Stop, _ end: VectorGradient.Stop) -> String {
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(text(start))] /C1 [\(text(end))] >>"
    }
    var pieces: [String] = []
    var bounds: [String] = []
    // A hard edge at the start or the end gets the narrowest possible piece: its colour shows beyond.
    if let first = stops.first, offset(first) == offset(stops[1]) {
      pieces.append(piece(first, first))
      bounds.append(VectorBytes.text(narrowest, digits: VectorBytes.factorDigits))
    }
    for (start, end) in zip(stops, stops.dropFirst()) where offset(start) != offset(end) {
      if !pieces.isEmpty, bounds.count < pieces.count { bounds.append(offset(start)) }
      pieces.append(piece(start, end))
    }
    if let last = stops.last, offset(last) == offset(stops[stops.count - 2]) {
      if !pieces.isEmpty {
        bounds.append(VectorBytes.text(1 - narrowest, digits: VectorBytes.factorDigits))
      }
      pieces.append(piece(last, last))
    }
    guard pieces.count > 1 else { return pieces.first ?? "null" }
    let encode = Array(repeating: "0 1", count: pieces.count).joined(separator: " ")
    return "<< /FunctionType 3 /Domain [0 1] /Functions [\(pieces.joined(separator: " "))] "
      + "/Bounds [\(bounds.joined(separator: " "))] /Encode [\(encode)] >>"
  }
}
