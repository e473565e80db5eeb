import Foundation
import TweenMotion

/// A press on a link of a text. It is recognized at once, so that gestures around wait for its end, and
/// opens the link if it ends on the link.
struct LinkPress {
  enum Phase { case possible, held, ended, failed }
  var phase = Phase.possible
  /// The link that is pressed.
  var link: URL?
}

extension TextNode: ArenaMember {
  package var element: ElementNode { self }
  package var priority: GesturePriority { .normal }
  package var tapCount: Int { 0 }
  package var deadline: StageTime? { nil }
  package var isRecognized: Bool { linkPress.phase == .ended }
  package var isTerminal: Bool { linkPress.phase == .ended || linkPress.phase == .failed }

  /// A text without links takes part in no gesture.
  package var mask: GestureMask { hasLiveLinks ? .all : .subviews }

  package func takesTap(at point: CGPoint) -> Bool {
    hasLiveLinks && link(at: localPoint(point)) != nil
  }

  package func handle(_ sample: PointerSample) {
    guard !isTerminal else { return }
    switch sample.phase {
    case .down:
      linkPress.link = hasLiveLinks ? link(at: localPoint(sample.location)) : nil
      linkPress.phase = linkPress.link == nil ? .failed : .held
    case .move: break
    case .up:
      let isOnLink =
        linkPress.phase == .held && link(at: localPoint(sample.location)) == linkPress.link
      linkPress.phase = isOnLink ? .ended : .failed
    case .cancel: linkPress.phase = .failed
    }
  }

  package func timeDidAdvance(to time: StageTime) {}

  package func deliver() {
    guard let link = linkPress.link else { return }
    environment.openURL(link)
  }

  package func cancel() { linkPress.phase = .failed }
  package func reset() { linkPress = LinkPress() }
}

extension TextNode {
  /// A hand over a link, and an I-beam over selectable text. Text in a button has no I-beam, since a press
  /// there acts.
  func shownPointerStyle(at point: CGPoint) -> PointerStyle? {
    if hasLiveLinks, link(at: localPoint(point)) != nil { return .link }
    guard environment.isTextSelectable, environment.isEnabled else { return nil }
    var element = host
    while let current = element {
      if let member = current as? any ArenaMember, member.isPress,
        member.mask.contains(.gesture)
      {
        return nil
      }
      element = current.host
    }
    return .horizontalText
  }

  /// The links as accessibility elements: their words and their rectangles.
  var linkParts: [Semantics.Part] {
    linkRanges.enumerated().map { place, link in
      if place == linkNumbers.count { linkNumbers.append(graph.nextElementNumber()) }
      return Semantics.Part(
        number: linkNumbers[place], label: link.words, rects: linkRects(link.range),
        action: Self.action(ofLink: place))
    }
  }

  /// Opens the link that an accessibility action names.
  func follows(_ action: ElementRequest.Action) -> Bool {
    guard hasLiveLinks, case .perform(let name) = action,
      let link = linkRanges.enumerated().first(where: { Self.action(ofLink: $0.offset) == name })
    else { return false }
    environment.openURL(link.element.url)
    return true
  }

  /// The name of a link's action; a program's actions cannot have it.
  private static func action(ofLink place: Int) -> String { "\u{1}link \(place)" }
}
