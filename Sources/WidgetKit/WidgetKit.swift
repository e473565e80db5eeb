// A door: what `import WidgetKit` brings, by names of the floors below. Documentation/Widgets.md lists
// the missing names.
@_exported import Foundation
@_exported import TweenWidgets
