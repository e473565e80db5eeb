import Foundation
import TweenControls
import TweenMotion
import TweenOverlays
import TweenPages
import TweenViews

/// A control that chooses one of several values.
///
/// Its content is the options. Each stands for the value of its `tag(_:includeOptional:)`, or else
/// for its id in a `ForEach`, if that is of the selection's very type; one that stands for none can't
/// be chosen. Sections are groups of options. Where no option stands for what is selected none is
/// marked, and a warning says so once; of several for one value the first is marked. How it looks
/// `pickerStyle(_:)` says.
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
  ///   - selection: What is chosen.
  ///   - content: The options.
  ///   - label: What is chosen for.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content(), label(), nil)
  }

  /// A picker with labels of your own for what is chosen for, and for what is chosen.
  ///
  /// - Parameters:
  ///   - selection: What is chosen.
  ///   - content: The options.
  ///   - label: What is chosen for.
  ///   - currentValueLabel: Shows what is chosen, where a menu's button or a link shows it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content(), label(), AnyView(currentValueLabel()))
  }

  /// A picker for several values at once, which are the same after a choice. Where they differ none
  /// is marked.
  ///
  /// - Parameters:
  ///   - sources: What holds the values.
  ///   - selection: Where each holds its value.
  ///   - content: The options.
  ///   - label: What is chosen for.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content(), label(), nil)
  }

  /// A picker for several values at once, with labels of your own.
  ///
  /// - Parameters:
  ///   - sources: What holds the values.
  ///   - selection: Where each holds its value.
  ///   - content: The options.
  ///   - label: What is chosen for.
  ///   - currentValueLabel: Shows what is chosen, where a menu's button or a link shows it.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content(), label(), AnyView(currentValueLabel()))
  }

  /// A picker with a label of your own: the early form of `init(selection:content:label:)`.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init([selection], content(), label, nil)
  }

  /// The picker as its style has it in this place.
  public var body: some View {
    // What is mostly asked for is found first.
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
