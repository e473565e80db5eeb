import Foundation
import TweenControls
import TweenMotion
import TweenOverlays
import TweenPages
import TweenViews

/// A control that chooses one of several values.
///
/// Its content is the options. The value of an option is that of its `tag(_:includeOptional:)`, or
/// else its id in a `ForEach`, if the id has exactly the selection's type. An option without a
/// value cannot be chosen. Sections are groups of options. If no option has the selected value, no
/// option is marked, and a warning is printed once; if several options have it, the first of them
/// is marked. `pickerStyle(_:)` sets the look.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let parts: PickerParts<Label, SelectionValue, Content>
  @Environment(\.pickerLook) private var look
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.menuDepth) private var menuDepth
  @Environment(\.listLevel) private var listLevel
  @Environment(\.navigationPlace) private var navigationPlace

  init(
    _ values: [Binding<SelectionValue>], _ content: Content, _ label: Label,
    _ currentValueLabel: AnyView?
  ) {
    parts = PickerParts(
      selection: PickerSelection(values: values), content: content, label: label,
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a label of your own.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The options.
  ///   - label: The label that names the choice.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content(), label(), nil)
  }

  /// A picker with a label of your own, and a label of your own for the chosen option.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The options.
  ///   - label: The label that names the choice.
  ///   - currentValueLabel: The view of the chosen option, which a menu's button or a link shows.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), label(), AnyView(currentValueLabel()))
  }

  /// A picker for several values at once. A choice sets all of them; while they differ, no option
  /// is marked.
  ///
  /// - Parameters:
  ///   - sources: The collection of objects that hold the values.
  ///   - selection: The key path to the value of each object.
  ///   - content: The options.
  ///   - label: The label that names the choice.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), label(), nil)
  }

  /// A picker for several values at once, with labels of your own.
  ///
  /// - Parameters:
  ///   - sources: The collection of objects that hold the values.
  ///   - selection: The key path to the value of each object.
  ///   - content: The options.
  ///   - label: The label that names the choice.
  ///   - currentValueLabel: The view of the chosen option, which a menu's button or a link shows.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), label(), AnyView(currentValueLabel()))
  }

  /// A picker with a label of your own: the earlier form of `init(selection:content:label:)`.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), label, nil)
  }

  /// The picker as the current style draws it in this place.
  public var body: some View {
    // The commonest look comes first, because it is found fastest.
    if resolved == .menu, menuDepth == 0 { MenuPicker(parts: parts) } else { other }
  }

  @ViewBuilder private var other: some View {
    switch resolved {
    case .automatic, .menu: PickerSubmenu(parts: parts)
    case .navigationLink: LinkPicker(parts: parts)
    case .inline:
      if menuDepth > 0 {
        PickerItems(parts: parts)
      } else {
        PickerRows(parts: parts, isLabelled: true)
      }
    case .segmented: SegmentedPicker(parts: parts)
    case .wheel: WheelPicker(parts: parts)
    case .palette: PalettePicker(parts: parts)
    case .radioGroup: RadioGroupPicker(parts: parts)
    }
  }

  /// The look that is drawn in this place.
  private var resolved: _PickerLook {
    if menuDepth > 0 {
      return switch look {
      case .menu: .menu
      case .palette: .palette
      default: .inline
      }
    }
    return switch look {
    case .automatic, .menu: .menu
    case .inline where listLevel != nil: .inline
    case .inline: idiom.isTouch ? .wheel : .radioGroup
    case .palette: .segmented
    case .navigationLink: navigationPlace == nil ? .menu : .navigationLink
    case .segmented, .wheel, .radioGroup: look
    }
  }
}

extension Picker: SingleRowView {
  package func isSingleRow(in environment: EnvironmentValues) -> Bool {
    environment.menuDepth == 0
      && (environment.pickerLook == .automatic || environment.pickerLook == .menu)
  }
}
