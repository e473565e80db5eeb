import Foundation
import TweenMotion
import TweenViews

/// The content of a widget, and the sizes in which it is available.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  /// The configuration of which this one is composed.
  @MainActor @preconcurrency var body: Body { get }
  @MainActor static func _describe(_ configuration: Self, into list: inout _WidgetList)
}

/// The widgets that a configuration reports to a host. Programs do not use this name.
public struct _WidgetList {
  var list = WidgetList()
}

extension WidgetConfiguration {
  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {
    Body._describe(configuration.body, into: &list)
  }
}

extension WidgetConfiguration where Body == Never {
  /// Never called: the host reads this configuration itself. A call stops the program.
  @MainActor public var body: Never {
    ProgramEnd.stop("\(Self.self) is read by its host and has no body.")
  }
}

extension Never: WidgetConfiguration {
  @MainActor public static func _describe(_ configuration: Never, into list: inout _WidgetList) {}
}

/// A configuration that shows nothing and adds no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// The type of the body; `Never`, because the host reads this configuration itself.
  public typealias Body = Never
  /// Creates a configuration that adds no widget.
  nonisolated public init() {}
  @MainActor public static func _describe(_ configuration: Self, into list: inout _WidgetList) {}
}

/// A configuration with a modifier.
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

  /// Sets the name of the widget in the list where the user chooses widgets.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName.plainText }
  }

  // Titles: string, resource.
  /// Sets the name of the widget in the list where the user chooses widgets, a text that is looked
  /// up in the string tables.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayNameKey))
  }

  /// Sets the description of the widget in the list where the user chooses widgets.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.details = description.plainText }
  }

  // Titles: resource.
  /// Sets the description of the widget in the list where the user chooses widgets, a text that is
  /// looked up in the string tables.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    description(Text(descriptionKey))
  }

  /// Sets the description of the widget in the list where the user chooses widgets, a text that is
  /// shown as it is.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets the families that the widget supports. Without this modifier they are those of a home
  /// screen.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Extends the content over the widget's whole area, without margins at its edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasContentMargins = false }
  }

  /// Sets whether the widget can be shown without its background, for example in accented
  /// rendering. If `isRemovable` is false, the background is always shown.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { $0.isBackgroundRemovable = isRemovable }
  }

  /// Accepted without effect: sets the locations where the widget should not be shown.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// Accepted without effect: opens the setup of the widget when the user chooses it.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }

  /// Accepted without effect: sets the action at the end of a background download. This engine has
  /// no background downloads.
  public func onBackgroundURLSessionEvents(
    matching: String? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed { _ in }
  }

  /// Accepted without effect: sets the action at the end of a background download. This engine has
  /// no background downloads.
  public func onBackgroundURLSessionEvents(
    matching: @escaping (_ identifier: String) -> Bool,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed { _ in }
  }
}
