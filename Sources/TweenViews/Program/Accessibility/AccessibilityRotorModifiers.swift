import Foundation
import TweenMotion

extension View {
  /// A rotor: what is told of the window as two actions, `next` and `previous` with the rotor's name,
  /// which lead a reader from one entry to the next.
  nonisolated private func rotor(
    _ label: @escaping @MainActor (EnvironmentValues) -> String,
    _ entries: @escaping @MainActor () -> [_RotorEntry]
  ) -> some View {
    noting { environment in
      var note = Semantics()
      note.rotors = [
        TreeRotor(
          label: label(environment),
          entries: entries().map {
            TreeRotor.Entry(
              label: $0.label?.words(in: environment), id: $0.id, namespace: $0.namespace,
              range: $0.range, prepare: $0.prepare)
          })
      ]
      return note
    }
  }

  nonisolated private func rotor<Model>(
    _ label: Text, _ models: [Model], _ id: @escaping (Model) -> AnyHashable,
    _ words: KeyPath<Model, String>
  ) -> some View {
    nonisolated(unsafe) let (models, id, words) = (models, id, words)
    return rotor({ label.words(in: $0) }) {
      models.map {
        _RotorEntry(
          label: Text(verbatim: $0[keyPath: words]), id: id($0), namespace: nil, range: nil,
          prepare: {})
      }
    }
  }

  nonisolated private func rotor(
    _ label: @escaping @MainActor (EnvironmentValues) -> String,
    ranges: [Range<String.Index>]
  ) -> some View {
    rotor(label) {
      ranges.map {
        _RotorEntry(label: nil, id: nil, namespace: nil, range: $0, prepare: {})
      }
    }
  }

  /// A rotor through the entries of this view.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - entries: Makes the entries, when somebody asks for them.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return rotor({ label.words(in: $0) }) { entries()._entries() }
  }

  /// A rotor with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
  /// A rotor with a name as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }
  /// The entries of a rotor that readers have by themselves.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return rotor({ _ in systemRotor.name }) { entries()._entries() }
  }

  /// A rotor through the views of a collection's elements.
  ///
  /// - Parameters:
  ///   - rotorLabel: What it is called.
  ///   - entries: The elements; views have their ids by `id(_:)` or a `ForEach`.
  ///   - entryLabel: What each is called.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, entries, { AnyHashable($0.id) }, entryLabel) }
  /// A rotor with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// A rotor with a name as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// The entries of a rotor that readers have by themselves.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name), entries, { AnyHashable($0.id) }, entryLabel)
  }

  /// A rotor through the views of a collection's elements, by an id of each.
  ///
  /// - Parameters:
  ///   - rotorLabel: What it is called.
  ///   - entries: The elements.
  ///   - entryID: The id of each one's view.
  ///   - entryLabel: What each is called.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, entries, { AnyHashable($0[keyPath: entryID]) }, entryLabel) }
  /// A rotor with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// A rotor with a name as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// The entries of a rotor that readers have by themselves.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// A rotor through stretches of this view's text.
  ///
  /// - Parameters:
  ///   - rotorLabel: What it is called.
  ///   - textRanges: The stretches, which are called by their words.
  nonisolated public func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor({ rotorLabel.words(in: $0) }, ranges: textRanges) }
  /// A rotor with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { accessibilityRotor(Text(rotorLabelKey), textRanges: textRanges) }
  /// A rotor with a name as it is.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View { accessibilityRotor(Text(rotorLabel), textRanges: textRanges) }
  /// The stretches of a rotor that readers have by themselves.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor({ _ in systemRotor.name }, ranges: textRanges) }

  /// Names this view, so that entries of rotors can lead to it.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: In which the name counts.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    let mark = ElementPair.ID(id: AnyHashable(id), namespace: AnyHashable(namespace))
    return noting { _ in
      var note = Semantics()
      note.marks = [mark]
      return note
    }
  }
}
