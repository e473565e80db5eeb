import Observation
import TweenMotion
import TweenPaint
import TweenViews

/// The look of bars and controls that a program sets for all of a kind: UIKit's `appearance()`.
///
/// `nil` leaves the usual look.
package struct ProgramLook {
  /// What lies behind a bar.
  package struct Ground {
    package var material: Material?
    package var color: Color?
    /// The line between the bar and the content.
    package var line: Color?

    package init(material: Material? = nil, color: Color? = nil, line: Color? = nil) {
      (self.material, self.color, self.line) = (material, color, line)
    }

    /// The ground of a bar that content lies under.
    package static var usual: Ground {
      Ground(material: .bar, line: Color(provider: SystemStyles.separator))
    }
  }

  /// The letters of a title.
  package struct Title {
    package var color: Color?
    package var font: Font?

    package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
  }

  package struct NavigationBar {
    /// Behind the bar's own height and the row of its large title, whatever the ground is.
    package var back: Color?
    package var ground: Ground?
    /// The ground while no content lies under the bar; usually there is none.
    package var edgeGround: Ground?
    package var title = Title()
    /// The title while no content lies under the bar.
    package var edgeTitle = Title()
    package var largeTitle = Title()
    /// The colour of the button that leads back.
    package var tint: Color?

    package init() {}
  }

  package struct TabBar {
    package var isHidden = false
    package var back: Color?
    package var ground: Ground?
    package var edgeGround: Ground?
    package var icon: Color?
    package var title = Title()
    package var chosenIcon: Color?
    package var chosenTitle = Title()
    package var badge: Color?

    package init() {}
  }

  package struct Segments {
    package var ground: Color?
    package var thumb: Color?
    package var title = Title()
    package var chosenTitle = Title()

    package init() {}
  }

  package struct Dots {
    package var dot: Color?
    package var chosen: Color?
    /// Whether the dots have a ground where their style leaves it to the system; nil: they have none.
    package var hasGround: Bool?

    package init() {}
  }

  package var navigationBar = NavigationBar()
  package var tabBar = TabBar()
  package var toolbar: Ground?
  package var segments = Segments()
  package var dots = Dots()
  /// A switch that is on.
  package var switchColor: Color?

  package init() {}
}

/// The program's look, read by the bodies of bars and controls.
@MainActor @Observable package final class ProgramLooks {
  private var changes = 0
  /// Returns what the program has set; nil where it has set nothing.
  @ObservationIgnored package var read: (() -> ProgramLook)?

  nonisolated init() {}

  package static var ofProgram: ProgramLooks { StageClock.programObject { ProgramLooks() } }

  /// The look as it is set now. A body that reads it is evaluated again after `lookWillChange()`.
  package static var current: ProgramLook {
    let looks = ofProgram
    _ = looks.changes
    return looks.read?() ?? ProgramLook()
  }

  /// Has bars and controls evaluated again: the program is about to set something.
  package func lookWillChange() { changes += 1 }
}

/// What lies behind a bar: the page's own fill, the program's look, or the usual material.
package struct BarFill: View {
  /// The fill that the page declares.
  let fill: AnyShapeStyle?
  let look: ProgramLook.Ground?
  /// The edge that the line lies at.
  let lineEdge: Alignment

  package init(fill: AnyShapeStyle?, look: ProgramLook.Ground?, lineEdge: Alignment) {
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

/// Fills a bar's title as the program's look has it.
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
