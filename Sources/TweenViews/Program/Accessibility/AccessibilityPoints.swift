import Foundation
import TweenGeometry
import TweenMotion

extension View {
  nonisolated func semanticsRemark(
    _ name: String, _ words: Text, at point: UnitPoint? = nil, isEnabled: Bool = true
  ) -> some View {
    lazySemantics { environment in
      var semantics = Semantics()
      if isEnabled {
        semantics.remarks = [
          Semantics.Remark(
            name: name, words: words.words(in: environment), point: point.map { .parts($0) })
        ]
      }
      return semantics
    }
  }

  /// Names a place of the view from which something can be dragged. The accessibility tree lists it with
  /// its position in the window.
  ///
  /// - Parameters:
  ///   - point: The place, in parts of the view's size (0 to 1).
  ///   - description: The text that describes what is dragged.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { semanticsRemark("drag", description, at: point) }
  // Titles: string.
  /// Names a drag point by a description that is looked up in the string tables.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { semanticsRemark("drag", Text(description), at: point) }
  /// Names a drag point only if `isEnabled` is true.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { semanticsRemark("drag", description, at: point, isEnabled: isEnabled) }
  // Titles: string.
  /// Names a drag point by a description that is looked up in the string tables, only if `isEnabled` is
  /// true.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { semanticsRemark("drag", Text(description), at: point, isEnabled: isEnabled) }
  /// Names a place of the view where something can be dropped. The accessibility tree lists it with its
  /// position in the window.
  ///
  /// - Parameters:
  ///   - point: The place, in parts of the view's size (0 to 1).
  ///   - description: The text that describes the effect of a drop there.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { semanticsRemark("drop", description, at: point) }
  // Titles: string.
  /// Names a drop point by a description that is looked up in the string tables.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { semanticsRemark("drop", Text(description), at: point) }
  /// Names a drop point only if `isEnabled` is true.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { semanticsRemark("drop", description, at: point, isEnabled: isEnabled) }
  // Titles: string.
  /// Names a drop point by a description that is looked up in the string tables, only if `isEnabled` is
  /// true.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { semanticsRemark("drop", Text(description), at: point, isEnabled: isEnabled) }
  /// Sets the text that a screen reader speaks after the view has been scrolled, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { semanticsRemark("scroll", status, isEnabled: isEnabled) }
  // Titles: string.
  /// Sets a scroll status that is looked up in the string tables.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { semanticsRemark("scroll", Text(status), isEnabled: isEnabled) }
  /// Links elements that belong together, wherever they lie: all with the same id and namespace.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    let group = ElementPair.ID(id: AnyHashable(id), namespace: AnyHashable(namespace))
    return lazySemantics { _ in
      var semantics = Semantics()
      semantics.group = group
      return semantics
    }
  }

  /// Sets the pitch in which a screen reader speaks the view's text, from -1 (low) to 1 (high); 0 is the
  /// usual pitch.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    semanticsRemark("pitch", Text(verbatim: SpeechTraitNames.pitch(value)))
  }

  /// Sets whether a screen reader speaks punctuation marks.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    withAccessibility { $0.words = value ? [SpeechTraitNames.punctuation] : [] }
  }

  /// Sets whether a screen reader spells words letter by letter.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    withAccessibility { $0.words = value ? [SpeechTraitNames.spelling] : [] }
  }

  /// Sets whether announcements wait until the current speech has ended.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    withAccessibility { $0.words = value ? [SpeechTraitNames.queue] : [] }
  }
}

/// The way in which the screen shows that a quick action is available.
public protocol AccessibilityQuickActionStyle: Sendable {}

/// A style that marks the view with an outline.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// The style; it has no settings.
  nonisolated public init() {}
}

/// A style that shows a banner with the action's name.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// The style; it has no settings.
  nonisolated public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A style that marks the view with an outline.
  public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A style that shows a banner with the action's name.
  public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}

extension View {
  /// Adds the action of a watch's hand gesture. Here it is an accessibility action with the name of the
  /// button in `content`; `style` has no effect.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View {
    accessibilityActions(content)
  }

  /// Adds a quick action that is available while `isActive` is true.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return accessibilityActions { if isActive.wrappedValue { content } }
  }
}
