import Foundation

extension ViewGraph.Element {
  /// All properties of an `Element`, under the same names.
  struct Properties: Equatable, Sendable {
    var role: Role
    var label: String
    var value: String?
    var traits: [String]
    var actions: [String]
    var hint: String?
    var identifier: String?
    var frame: CGRect
    var children: [ViewGraph.Element]
    var inputLabels: [String] = []
    var headingLevel: Int?
    var activationPoint: CGPoint?
    var customContent: [CustomContent] = []
    var remarks: [Remark] = []
    var rotors: [Rotor] = []
    var details = Details()
  }
}
