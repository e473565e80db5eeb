/// What is around an element.
extension ElementNode {
  /// How many elements are around this one.
  var hostDepth: Int {
    var depth = 0
    var element = host
    while let current = element {
      depth += 1
      element = current.host
    }
    return depth
  }

  /// This element with the modifiers around the lists that it is in.
  var inItsLists: ElementNode {
    var element = self
    while let list = element.modifiedList?.node as? any ElementModifyingList {
      element = list.modify(element)
    }
    return element
  }

  /// Whether this element is part of what the window shows: nothing around it is set aside, and no
  /// container has let go of it.
  var isShownInTree: Bool {
    var element = self
    while let host = element.host {
      guard host.shows(element) else { return false }
      element = host
    }
    return element is RootNode
  }
}
