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

extension ElementNode {
  /// What this element tells the layout around it beside its size may differ from before.
  package final func setNeedsArranging() {
    var element: ElementNode? = self
    while let current = element {
      current.setNeedsLayout()
      if current is ContainerNode { return }
      element = current.host
    }
  }

  /// The dimensions for the answer to `proposal`, with guides.
  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    let size = size(for: proposal)
    return ViewDimensions(size: size) { key in
      // Guides are asked for while layout runs, on the main actor.
      MainActor.assumeIsolated { self.explicitGuide(key, size: size, proposal: proposal) }
    }
  }
}
