import TweenViews
import TweenWidgets

/// Views to be seen while a program is written: the command `previews` draws them. A debug build keeps
/// them; a release build does not.
///
/// - Parameters:
///   - name: What the preview is called.
///   - body: The views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// Views to be seen while a program is written, in a certain way: as `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// Marks a dynamic property that is declared in a preview's body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "InbetweenMacros", type: "PreviewableMacro")

/// Makes an entry of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` of a
/// variable in an extension of them; its initial value is the default. A variable that is optional has
/// the default nil.
///
///     extension EnvironmentValues {
///       @Entry var pace: Double = 1
///     }
///
/// The default is made anew with each question, so an object is another one for each who asks.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "InbetweenMacros", type: "EntryMacro")

/// A part of what `Entry()` makes: programs don't write it.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "InbetweenMacros", type: "EntryDefaultValueMacro")

/// Makes a type `Animatable`, of all its stored variables that can change and are no property
/// wrappers'. Their types must be written, but for numbers with a point; each must be animatable.
///
///     @Animatable struct Arc: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isThick = false
///     }
@attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "InbetweenMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `Animatable()` makes of a type.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "InbetweenMacros", type: "AnimatableIgnoredMacro")

/// Entries of a widget to be seen while a program is written: the command `previews` draws each.
///
/// - Parameters:
///   - name: What the preview is called.
///   - family: The size that the widget is shown in.
///   - widget: The widget.
///   - timeline: Its entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// Entries of a widget as a provider makes them: as `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// Entries of a widget as a provider makes them for an intent: as `Preview(_:as:widget:timeline:)`.
///
/// - Parameters:
///   - name: What the preview is called.
///   - family: The size that the widget is shown in.
///   - intent: What its user has set up.
///   - widget: The widget.
///   - timelineProvider: What makes its entries.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")
