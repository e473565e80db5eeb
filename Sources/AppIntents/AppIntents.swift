// A door: what `import AppIntents` brings, by names of the floors below: as much of it as widgets
// name. Documentation/Widgets.md lists the missing names.
@_exported import Foundation
@_exported import TweenWidgets
