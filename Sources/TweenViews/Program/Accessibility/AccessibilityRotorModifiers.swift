import Foundation
import TweenMotion

extension View {
  /// Adds a rotor. The accessibility tree lists it as two actions of the window, `next` and `previous` with
  /// the rotor's name, which move the screen reader from one entry to the next.
  nonisolated private func rotor(
    _ label: @escaping @MainActor (EnvironmentValues) -> String,
    _ entries: @escaping @MainActor () -> [_RotorEntry]
  ) -> some View {
    lazySemantics { environment in
      var semantics = Semantics()
      semantics.rotors = [
        TreeRotor(
          label: label(environment),
          entries: entries().map {
            TreeRotor.Entry(
              label: $0.label?.words(in: environment), id: $0.id, namespace: $0.namespace,
              range: $0.range, prepare: $0.prepare)
          })
      ]
      return semantics
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

  /// Adds a rotor through entries of this view.
  ///
  /// - Parameters:
  ///   - label: The rotor's name.
  ///   - entries: Makes the entries when the accessibility tree is read.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return rotor({ label.words(in: $0) }) { entries()._entries() }
  }

  /// Adds a rotor with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
  /// Adds a rotor with a name that is used verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }
  /// Supplies the entries of a rotor that screen readers have built in.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let entries = entries
    return rotor({ _ in systemRotor.name }) { entries()._entries() }
  }

  /// Adds a rotor through the views of a collection's elements.
  ///
  /// - Parameters:
  ///   - rotorLabel: The rotor's name.
  ///   - entries: The elements; `id(_:)` or a `ForEach` gives views the ids of the elements.
  ///   - entryLabel: The property of an element that names its entry.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, entries, { AnyHashable($0.id) }, entryLabel) }
  /// Adds a rotor with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with a name that is used verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Supplies the entries of a built-in rotor from a collection's elements.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(Text(verbatim: systemRotor.name), entries, { AnyHashable($0.id) }, entryLabel)
  }

  /// Adds a rotor through the views of a collection's elements, identified by a key path.
  ///
  /// - Parameters:
  ///   - rotorLabel: The rotor's name.
  ///   - entries: The elements, in the order of the rotor.
  ///   - entryID: The property of an element that holds its view's id.
  ///   - entryLabel: The property of an element that names its entry.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(rotorLabel, entries, { AnyHashable($0[keyPath: entryID]) }, entryLabel) }
  /// Adds a rotor with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor with a name that is used verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Supplies the entries of a built-in rotor from a collection's elements, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Adds a rotor through ranges of this view's text.
  ///
  /// - Parameters:
  ///   - rotorLabel: The rotor's name.
  ///   - textRanges: The ranges; the text in each is the entry's name.
  nonisolated public func accessibilityRotor(
    _ rotorLabel: Text, textRanges: [Range<String.Index>]
  ) -> some View { rotor({ rotorLabel.words(in: $0) }, ranges: textRanges) }
  /// Adds a rotor through ranges of text, with a name that is looked up in the string tables.
  nonisolated public func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { accessibilityRotor(Text(rotorLabelKey), textRanges: textRanges) }
  /// Adds a rotor through ranges of text, with a name that is used verbatim.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ rotorLabel: L, textRanges: [Range<String.Index>]
  ) -> some View { accessibilityRotor(Text(rotorLabel), textRanges: textRanges) }
  /// Supplies the ranges of text of a built-in rotor.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { rotor({ _ in systemRotor.name }, ranges: textRanges) }

  /// Marks this view with an id, so that entries of rotors can lead to it.
  ///
  /// - Parameters:
  ///   - id: The id that an entry refers to.
  ///   - namespace: The namespace of the id.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    let mark = ElementPair.ID(id: AnyHashable(id), namespace: AnyHashable(namespace))
    return lazySemantics { _ in
      var semantics = Semantics()
      semantics.marks = [mark]
      return semantics
    }
  }
}
