import Foundation
import TweenGeometry
import TweenMotion

extension View {
  nonisolated func remark(
    _ name: String, _ words: Text, at point: UnitPoint? = nil, isEnabled: Bool = true
  ) -> some View {
    noting { environment in
      var note = Semantics()
      if isEnabled {
        note.remarks = [
          Semantics.Remark(
            name: name, words: words.words(in: environment), point: point.map { .parts($0) })
        ]
      }
      return note
    }
  }

  /// A place of the view that something can be dragged from. It is told, with its place in the window.
  ///
  /// - Parameters:
  ///   - point: In parts of the view.
  ///   - description: What is dragged, in words.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { remark("drag", description, at: point) }
  // Titles: string.
  /// A description that is looked up in the string tables.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { remark("drag", Text(description), at: point) }
  /// A place that counts only if `isEnabled` is true.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { remark("drag", description, at: point, isEnabled: isEnabled) }
  // Titles: string.
  /// A place that counts only if `isEnabled` is true.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { remark("drag", Text(description), at: point, isEnabled: isEnabled) }
  /// A place of the view that something can be dropped at. It is told, with its place in the window.
  ///
  /// - Parameters:
  ///   - point: In parts of the view.
  ///   - description: What a drop there does, in words.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text
  ) -> some View { remark("drop", description, at: point) }
  // Titles: string.
  /// A description that is looked up in the string tables.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { remark("drop", Text(description), at: point) }
  /// A place that counts only if `isEnabled` is true.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View { remark("drop", description, at: point, isEnabled: isEnabled) }
  // Titles: string.
  /// A place that counts only if `isEnabled` is true.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View { remark("drop", Text(description), at: point, isEnabled: isEnabled) }
  /// What is told after the view has been scrolled, such as "Page 2 of 5".
  nonisolated public func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> some View { remark("scroll", status, isEnabled: isEnabled) }
  // Titles: string.
  /// A status that is looked up in the string tables.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { remark("scroll", Text(status), isEnabled: isEnabled) }
  /// Elements that belong together, wherever they lie: all with one id in a namespace.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    let group = ElementPair.ID(id: AnyHashable(id), namespace: AnyHashable(namespace))
    return noting { _ in
      var note = Semantics()
      note.group = group
      return note
    }
  }

  /// How high the view's words are spoken: from -1, low, to 1, high; 0 is as others are.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View {
    remark("pitch", Text(verbatim: SpeechWords.pitch(value)))
  }

  /// Whether points and commas are spoken.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    noted { $0.words = value ? [SpeechWords.punctuation] : [] }
  }

  /// Whether words are spelt out.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    noted { $0.words = value ? [SpeechWords.spelling] : [] }
  }

  /// Whether what is announced waits until what is spoken has been heard.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    noted { $0.words = value ? [SpeechWords.queue] : [] }
  }
}

/// How a quick action is shown to be there.
public protocol AccessibilityQuickActionStyle: Sendable {}

/// By an outline around the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// The style; it has no settings.
  nonisolated public init() {}
}

/// By a banner with the action's name.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// The style; it has no settings.
  nonisolated public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// By an outline around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// By a banner with the action's name.
  public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}

extension View {
  /// What a gesture of the hand does on a watch. Here it is an action of the view with the name of the
  /// button in `content`; the style is without effect.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(style: Style, @ViewBuilder content: () -> Content) -> some View {
    accessibilityActions(content)
  }

  /// An action that is there while a condition holds.
  nonisolated public func accessibilityQuickAction<
    Style: AccessibilityQuickActionStyle, Content: View
  >(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return accessibilityActions { if isActive.wrappedValue { content } }
  }
}
