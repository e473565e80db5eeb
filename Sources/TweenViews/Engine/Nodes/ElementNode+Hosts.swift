/// The elements around an element.
extension ElementNode {
  /// The number of elements around this one.
  var hostDepth: Int {
    var depth = 0
    var element = host
    while let current = element {
      depth += 1
      element = current.host
    }
    return depth
  }

  /// This element with the modifiers around the lists that contain it.
  var inItsLists: ElementNode {
    var element = self
    while let list = element.modifiedList?.node as? any ElementModifyingList {
      element = list.modify(element)
    }
    return element
  }

  /// Whether this element is part of the window's visible tree: no host sets it aside, and every
  /// container around it still has it.
  var isShownInTree: Bool {
    var element = self
    while let host = element.host {
      guard host.shows(element) else { return false }
      element = host
    }
    return element is RootNode
  }

  /// Whether each host draws the element inside it. A view that only describes another one to assistive
  /// technology is not drawn.
  var isDrawnInTree: Bool {
    var element = self
    while let host = element.host {
      var isDrawn = false
      host.visitDrawn { if $0 === element { isDrawn = true } }
      guard isDrawn else { return false }
      element = host
    }
    return element is RootNode
  }
}

extension ElementNode {
  /// Marks the layout around this element as out of date, after a change that may affect more than
  /// the element's size.
  package final func setNeedsArranging() {
    var element: ElementNode? = self
    while let current = element {
      current.setNeedsLayout()
      if current is ContainerNode { return }
      element = current.host
    }
  }

  /// Returns the size for `proposal`, with the guides.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(size: size) { key in
      // Guides are read during layout, on the main actor.
      MainActor.assumeIsolated { self.explicitGuide(key, size: size, proposal: proposal) }
    }
  }
}
