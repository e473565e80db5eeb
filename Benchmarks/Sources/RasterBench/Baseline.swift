import Foundation

/// The ratios of this rasterizer's times to Cairo's, scene by scene, when they were last written: they are
/// similar on machines of one kind.
struct Baseline {
  private(set) var ratios: [String: Double] = [:]

  private static let header = ["scene", "ratio_to_cairo"]

  static func file(in folder: String) -> String { "\(folder)/baseline.csv" }

  init() {}

  init(folder: String) throws {
    for row in try CommittedTable.rows(of: Self.file(in: folder), header: Self.header) {
      ratios[row.fields[0]] = try row.positive(1)
    }
  }

  mutating func set(_ ratio: Double, for scene: String) { ratios[scene] = ratio }

  /// Writes the scenes in the order in which they are generated, then other scenes by name.
  func write(to folder: String) throws {
    let order = SceneGenerator.all().map(\.name)
    let others = ratios.keys.filter { !order.contains($0) }.sorted()
    var text = """
      # Our least time of a frame as a multiple of Cairo's in the same run, one thread; where Cairo
      # cannot draw the scene, of its \(Comparison.referenceScene). Written by
      # scripts/bench raster --update-baseline; compared by --check.
      \(Self.header.joined(separator: ","))

      """
    for scene in order + others {
      if let ratio = ratios[scene] { text += "\(scene),\(String(format: "%.4f", ratio))\n" }
    }
    try text.write(toFile: Self.file(in: folder), atomically: true, encoding: .utf8)
  }
}
