import Foundation
import Inbetween
import TweenStage

/// The values of the views of a strip, in the moments of the strip: the text file beside the picture.
///
///     Lamp > Circle
///       0 s: frame: 20,40 60x60; opacity: 0
///       0.1 s: frame: 20,40 60x60; opacity: 0.42; opacity curve: easeOut(duration: 0.35), 0 to 1, now 0.42
///       0.5 s: absent
///
/// Views whose values are equal in all moments, and that do not move, are left out.
struct StripValues: Equatable {
  /// One view in one moment; no properties: the view is absent.
  typealias Values = [ShownProperty]

  /// The names of the views in the order in which they appear.
  private(set) var views: [String] = []
  /// The moments as text, in order.
  private(set) var moments: [String] = []
  /// The values by view and moment.
  private var values: [String: [String: Values]] = [:]

  /// - Parameter shown: The moments, and the views that the window shows in them.
  init(_ shown: [(moment: String, views: [ShownView])]) {
    for (moment, views) in shown where !moments.contains(moment) {
      moments.append(moment)
      for view in views { values[Self.name(of: view), default: [:]][moment] = view.properties }
    }
    // In the order of the tree, moment by moment.
    var seen: Set<String> = []
    for (_, views) in shown {
      for name in views.map(Self.name) where seen.insert(name).inserted { self.views.append(name) }
    }
    var moving: Set<String> = []
    for (_, views) in shown {
      for view in views where !view.motions.isEmpty { moving.insert(Self.name(of: view)) }
    }
    views = views.filter { path in
      moving.contains(path) || Set(moments.map { line(path, $0) }).count > 1
    }
  }

  /// The view's path in one line: a text of several lines has line breaks in its path.
  static func name(of view: ShownView) -> String {
    view.path.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Reads the text of a file. Lines that are not understood are views without values, which differ from all
  /// others.
  init(text: String) {
    var view = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard line.hasPrefix("  "), let colon = line.range(of: " s: ") else {
        view = String(line)
        views.append(view)
        continue
      }
      let moment = String(line[line.index(line.startIndex, offsetBy: 2)..<colon.lowerBound])
      if !moments.contains(moment) { moments.append(moment) }
      values[view, default: [:]][moment] = line[colon.upperBound...].components(separatedBy: "; ")
        .compactMap { part in
          guard let end = part.range(of: ": ") else { return nil }
          return ShownProperty(
            String(part[..<end.lowerBound]), String(part[end.upperBound...]))
        }
    }
  }

  private func line(_ view: String, _ moment: String) -> String {
    let properties = values[view]?[moment] ?? []
    guard !properties.isEmpty else { return "absent" }
    return properties.map { "\($0.name): \($0.value)" }.joined(separator: "; ")
  }

  /// The text of the file.
  var text: String {
    guard !views.isEmpty else { return "# No view changes.\n" }
    return views.map { view in
      view + "\n" + moments.map { "  \($0) s: \(line(view, $0))\n" }.joined()
    }.joined()
  }

  /// A value that differs from the expected one.
  struct Difference: Equatable, CustomStringConvertible {
    var view: String
    var moment: String
    var property: String
    var expected: String?
    var actual: String?

    var description: String {
      "\(moment) s, \(view), \(property): expected \(expected ?? "none"), found \(actual ?? "none")"
    }
  }

  /// Whether a frame as text contains a point of the window.
  static func contains(_ frame: String?, _ point: CGPoint) -> Bool {
    let sides = (frame ?? "").split { ", x".contains($0) }.compactMap { Double($0) }
    guard sides.count == 4 else { return false }
    return CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]).contains(point)
  }

  /// Returns the values that differ from the expected ones, by moment, then by view.
  func differences(from expected: StripValues) -> [Difference] {
    var found: [Difference] = []
    let paths = views + expected.views.filter { !views.contains($0) }
    for moment in moments + expected.moments.filter({ !moments.contains($0) }) {
      for path in paths {
        let old = expected.values[path]?[moment] ?? []
        let new = views.contains(path) ? values[path]?[moment] ?? [] : []
        var names = new.map(\.name)
        names += old.map(\.name).filter { !names.contains($0) }
        for name in names {
          let (was, value) = (
            old.first { $0.name == name }?.value, new.first { $0.name == name }?.value
          )
          guard was != value else { continue }
          found.append(
            Difference(view: path, moment: moment, property: name, expected: was, actual: value))
        }
      }
    }
    return found
  }
}
