import TweenViews
import TweenWidgets

/// A preview: views that the command `previews` draws. A debug build keeps them; a release build does not.
///
/// - Parameters:
///   - name: The preview's name; nil: the preview has none.
///   - body: The views of the preview.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// A preview with traits, such as a size or an orientation. See `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// Marks a dynamic property, such as `@State`, that is declared in a preview's body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "InbetweenMacros", type: "PreviewableMacro")

/// Makes a variable an entry of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
/// The variable is declared in an extension of that type; its initial value is the default. An optional
/// variable has the default nil.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "InbetweenMacros", type: "EntryMacro")

/// A part of the expansion of `Entry()`. Programs do not write it.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "InbetweenMacros", type: "EntryDefaultValueMacro")

/// Makes a type `Animatable` by all its stored variables that can change and have no property wrapper.
/// Their types must be written, except for numbers with a point, and must be animatable.
///
///     @Animatable struct Arc: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isThick = false
///     }
@attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "InbetweenMacros", type: "AnimatableMacro")

/// Excludes a variable from the data that `Animatable()` animates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "InbetweenMacros", type: "AnimatableIgnoredMacro")

/// A preview of a widget: entries of its timeline, each of which the command `previews` draws.
///
/// - Parameters:
///   - name: The preview's name; nil: the preview has none.
///   - family: The size in which the widget is shown.
///   - widget: The widget.
///   - timeline: The entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// A preview of a widget with the entries of a provider. See `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")

/// A preview of a widget with the entries that a provider makes for an intent. See
/// `Preview(_:as:widget:timeline:)`.
///
/// - Parameters:
///   - name: The preview's name; nil: the preview has none.
///   - family: The size in which the widget is shown.
///   - intent: The configuration that the widget's user has chosen.
///   - widget: The widget.
///   - timelineProvider: Returns the provider of the entries.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "InbetweenMacros", type: "PreviewMacro")
