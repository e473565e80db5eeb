import Foundation
import TweenMotion

extension ViewGraph {
  /// Returns the details of a view; nil once the view is gone. The view must come from the last
  /// `inspectedViews`.
  package func inspectedDetails(of view: InspectedView) -> InspectedDetails? {
    guard let node = inspection?.nodes[view.id]?.node, !node.isDestroyed else { return nil }
    var owner: ViewNode? = node
    while let current = owner, current.inspectedName?.isOfProgram != true {
      owner = current.parent
    }
    let body = owner?.inspectedBody
    var view = view
    view.frame = node.inspectedFrame
    return InspectedDetails(
      view: view,
      type: node.inspectedBody.map { Self.typeName($0.inspectedType) } ?? view.name,
      modifiers: node.inspectedModifiers,
      owner: body.map { InspectedText.name(of: $0.inspectedType) },
      properties: body?.inspectedProperties ?? [],
      environment: node.environment.changedSettings.compactMap { InspectedValue($0) })
  }

  private static func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.count > 80 ? name.prefix(79) + "…" : name
  }
}

extension InspectedValue {
  /// Creates an entry for an environment value; nil for internal values of the engine.
  @MainActor fileprivate init?(_ setting: EnvironmentSetting) {
    let name = Self.name(ofKey: setting.key)
    guard InspectedNames.isOfProgram(setting.key) || InspectedNames.publicSettings.contains(name)
    else { return nil }
    self.init(name, InspectedText.of(setting.value))
  }

  /// Returns a key's name: `colorScheme` for `ColorSchemeKey`, `Model` for
  /// `ObservableObjectKey<Model>`, and `accent` for `__Key_accent`, which `@Entry` makes.
  static func name(ofKey type: Any.Type) -> String {
    var name = String(describing: type)
    if name.hasPrefix("ObservableObjectKey<"), name.hasSuffix(">") {
      return String(name.dropFirst("ObservableObjectKey<".count).dropLast())
    }
    name = InspectedText.plain(name)
    if name.hasPrefix("Key_") { return String(name.dropFirst(4)) }
    if name.hasSuffix("Key"), name.count > 3 { name.removeLast(3) }
    if name.hasSuffix("Environment"), name.count > 11 { name.removeLast(11) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension ViewNode {
  /// The modifiers between this node and the next view around it, innermost first.
  var inspectedModifiers: [InspectedValue] {
    var found: [InspectedValue] = []
    var shown = (self as? ElementNode) ?? soleElement
    var node = parent
    while let current = node, current.inspectedName == nil {
      if let list = current as? any ElementModifyingList {
        if let element = shown, let wrapper = list.shown(of: element) {
          found += wrapper.inspectedWrapper
          shown = wrapper
        }
      } else {
        found += current.inspectedModifier
        if let wrapper = current as? WrapperNode { shown = wrapper }
      }
      node = current.parent
    }
    return found
  }

  /// The modifier that this node represents; empty if a program does not write it as a modifier.
  private var inspectedModifier: [InspectedValue] {
    if self is WrapperNode { return inspectedWrapper }
    if let writer = self as? EnvironmentWriterNode { return writer.inspectedSettings }
    if let body = inspectedBody, !isProgramView {
      return [InspectedValue(InspectedText.name(of: body.inspectedType), nil)]
    }
    return []
  }

  private var inspectedWrapper: [InspectedValue] {
    let name = debugName
    // The debug names of internal wrappers are their class names, with a capital letter.
    guard name.first?.isLowercase == true else { return [] }
    if let node = self as? any ValueNode {
      return [InspectedValue(name, InspectedText.fields(of: node.value))]
    }
    // Other nodes keep their modifier in a property with one of these names.
    let kept = Mirror(reflecting: self).children.first {
      ["kind", "modifier", "style", "layout"].contains($0.label)
    }
    return [InspectedValue(name, kept.map { InspectedText.fields(of: $0.value) })]
  }
}

extension EnvironmentWriterNode {
  /// The environment values that this node writes.
  fileprivate var inspectedSettings: [InspectedValue] {
    let written = inspectedEnvironment
    return written.settings(of: written.changes(from: environment))
      .map { InspectedValue(InspectedValue.name(ofKey: $0.key), InspectedText.of($0.value)) }
  }
}
