import Observation
import TweenMotion
import TweenPaint
import TweenViews

/// The look that a program sets for all bars or controls of a kind, through UIKit's `appearance()`.
///
/// `nil` keeps the default look.
package struct ProgramLook {
  /// The background of a bar.
  package struct BarBackground {
    package var material: Material?
    package var color: Color?
    /// The line between the bar and the content.
    package var line: Color?

    package init(material: Material? = nil, color: Color? = nil, line: Color? = nil) {
      (self.material, self.color, self.line) = (material, color, line)
    }

    /// The default background of a bar with content under it.
    package static var usual: BarBackground {
      BarBackground(material: .bar, line: Color(provider: SystemStyles.separator))
    }
  }

  /// The letters of a title: their font and colour.
  package struct Title {
    package var color: Color?
    package var font: Font?

    package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
  }

  package struct NavigationBar {
    /// The colour behind the bar's own height and the row of its large title, for every `background`.
    package var fillColor: Color?
    package var background: BarBackground?
    /// The background while no content lies under the bar; nil: none.
    package var scrollEdgeBackground: BarBackground?
    package var title = Title()
    /// The title's look while no content lies under the bar.
    package var edgeTitle = Title()
    package var largeTitle = Title()
    /// The colour of the back button.
    package var tint: Color?

    package init() {}
  }

  package struct TabBar {
    package var isHidden = false
    package var fillColor: Color?
    package var background: BarBackground?
    package var scrollEdgeBackground: BarBackground?
    package var icon: Color?
    package var title = Title()
    package var chosenIcon: Color?
    package var chosenTitle = Title()
    package var badge: Color?

    package init() {}
  }

  package struct Segments {
    package var background: Color?
    package var thumb: Color?
    package var title = Title()
    package var chosenTitle = Title()

    package init() {}
  }

  package struct Dots {
    package var dot: Color?
    package var chosen: Color?
    /// Whether the page dots have a background if their style is automatic; nil: no background.
    package var hasBackground: Bool?

    package init() {}
  }

  package var navigationBar = NavigationBar()
  package var tabBar = TabBar()
  package var toolbar: BarBackground?
  package var segments = Segments()
  package var dots = Dots()
  /// The colour of a switch that is on.
  package var switchColor: Color?

  package init() {}
}

/// The program's look, read by the bodies of bars and controls.
@MainActor @Observable package final class ProgramLooks {
  private var changes = 0
  /// Returns the look that the program has set; nil if it has set none.
  @ObservationIgnored package var read: (() -> ProgramLook)?

  nonisolated init() {}

  package static var ofProgram: ProgramLooks { StageClock.programObject { ProgramLooks() } }

  /// The look that is set now. A body that reads it is evaluated again after `lookWillChange()`.
  package static var current: ProgramLook {
    let looks = ofProgram
    _ = looks.changes
    return looks.read?() ?? ProgramLook()
  }

  /// Marks the bodies of bars and controls for evaluation. Called before the program changes the
  /// look.
  package func lookWillChange() { changes += 1 }
}

/// The background of a bar: the page's own fill, the program's look, or the default material.
package struct BarFill: View {
  /// The fill that the page declares.
  let fill: AnyShapeStyle?
  let look: ProgramLook.BarBackground?
  /// The edge at which the line is drawn.
  let lineEdge: Alignment

  package init(fill: AnyShapeStyle?, look: ProgramLook.BarBackground?, lineEdge: Alignment) {
    self.fill = fill
    self.look = look
    self.lineEdge = lineEdge
  }

  package var body: some View {
    if fill == nil, let look {
      ZStack {
        Color.clear
        if let material = look.material { Rectangle().fill(material) }
        if let color = look.color { Rectangle().fill(color) }
      }
      .overlay(alignment: lineEdge) {
        if let line = look.line { Divider().hidden().overlay(line) }
      }
    } else {
      Rectangle().fill(fill ?? AnyShapeStyle(Material.bar))
        .overlay(alignment: lineEdge) { Divider() }
    }
  }
}

/// Draws a bar's title in the program's look.
package struct LookedTitle: ViewModifier {
  let look: ProgramLook.Title
  let font: Font

  package nonisolated init(_ look: ProgramLook.Title, font: Font) {
    (self.look, self.font) = (look, font)
  }

  package func body(content: Content) -> some View {
    content.font(look.font ?? font).foregroundColor(look.color)
  }
}
