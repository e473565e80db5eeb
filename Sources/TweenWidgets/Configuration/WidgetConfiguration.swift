import Foundation
import TweenMotion
import TweenViews

/// What a widget shows, and in which sizes.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _describe(_ configuration: Self, into list: inout _WidgetList)
}

/// The widgets that a configuration tells a host. Programs don't name it.
public struct _WidgetList {
  var list = WidgetList()
}

extension WidgetConfiguration {
  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    Body._describe(configuration.body, into: &list)
  }
}

extension WidgetConfiguration where Body == Never {
  /// Never asked for: the host reads this configuration itself. Reading it stops the program.
  @MainActor public var body: Never {
    ProgramEnd.stop("\(Self.self) is read by its host and has no body.")
  }
}

extension Never: WidgetConfiguration {
  @MainActor public static func _describe(_ configuration: Never, into list: inout _WidgetList) {}
}

/// A configuration that shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// The host reads it itself: there is no body.
  public typealias Body = Never
  /// Nothing.
  nonisolated public init() {}
  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {}
}

/// A configuration with something said about it.
struct ModifiedWidgetConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout WidgetDescription) -> Void

  @MainActor static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    var own = _WidgetList()
    Content._describe(configuration.content, into: &own)
    for var widget in own.list.widgets {
      configuration.change(&widget)
      list.list.widgets.append(widget)
    }
  }
}

extension WidgetConfiguration {
  private func changed(
    _ change: @escaping @MainActor (inout WidgetDescription) -> Void
  ) -> some WidgetConfiguration {
    ModifiedWidgetConfiguration(content: self, change: change)
  }

  /// What the widget is called where it is chosen.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName.plainText }
  }

  // Titles: string, resource.
  /// What the widget is called where it is chosen; the name is looked up in the string tables.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// What is said of the widget where it is chosen.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.details = description.plainText }
  }

  // Titles: resource.
  /// What is said of the widget where it is chosen; it is looked up in the string tables.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// What is said of the widget where it is chosen; it is shown as it is.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// The sizes that the widget is made for. Without, they are those of a home screen.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Gives the content the widget's whole area, without what is left free at its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasContentMargins = false }
  }

  /// Whether the widget may be shown without its background, as where it is accented. One that may
  /// not is shown with it everywhere.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { $0.isBackgroundRemovable = isRemovable }
  }

  /// Where the widget would rather not be shown. Nobody asks for it here.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// Whether the user is asked to set the widget up when it is chosen. Nobody is asked here.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }

  /// What happens when a download in the background ends. There is none here.
  public func onBackgroundURLSessionEvents(
    matching: String? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// What happens when a download in the background ends. There is none here.
  public func onBackgroundURLSessionEvents(
    matching: @escaping (_ identifier: String) -> Bool,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed { _ in }
  }
}
