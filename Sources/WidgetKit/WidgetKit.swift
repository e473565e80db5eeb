// A door: what `import WidgetKit` brings, by names of the floors below. Documentation/Widgets.md says
// what it lacks.
@_exported import Foundation
@_exported import TweenWidgets
