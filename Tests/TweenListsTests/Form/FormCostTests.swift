import Foundation
import Testing
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViewsTestSupport

@testable import TweenControls
@testable import TweenLists
@testable import TweenOverlays
@testable import TweenPickers
@testable import TweenViews

private typealias Calls = TweenViewsTestSupport.Log<Int>

/// One of each kind of control, which counts how often it is made.
private struct Controls: View {
  let index: Int
  let log: Calls
  @State private var isOn = false
  @State private var level = 0.4
  @State private var count = 3
  @State private var choice = 1
  @State private var name = "Ada"

  var body: some View {
    let _ = log(index)
    Toggle("Setting", isOn: $isOn)
    Slider(value: $level)
    Stepper("Copies: \(count)", value: $count, in: 0...10)
    Picker("Choice", selection: $choice) {
      Text("First").tag(0)
      Text("Second").tag(1)
    }
    TextField("Name", text: $name)
    Button("Reset") { count = 0 }
  }
}

/// Work is counted, not timed: `scripts/bench controls` has the times.
@Suite("What a form of very many controls costs") @MainActor struct FormCostTests {
  private func form(_ groups: Int, _ log: Calls) -> Screen<Void> {
    Screen((), size: CGSize(width: 390, height: 844)) {
      Form {
        ForEach(0..<groups, id: \.self) { index in
          Section("Group \(index)") { Controls(index: index, log: log) }
        }
      }
    }
  }

  @Test("is that of the controls in view, however many there are")
  func first() {
    var reports: [ViewGraph.Report] = []
    for groups in [50, 250] {
      let log = Calls()
      let screen = form(groups, log)
      // Which views a group has is known once its body has run; only those in view are made of them.
      #expect(log.entries.count == groups)
      reports.append(screen.graph.report)
    }
    // The containers around the rows are asked once more where their length was estimated.
    #expect(abs(reports[0].layoutCalls - reports[1].layoutCalls) <= 8)
    #expect(reports[0].itemsRefreshed == reports[1].itemsRefreshed)
    // The group's own, and that of its header's words.
    let more = reports[1].bodyEvaluations - reports[0].bodyEvaluations
    #expect(more <= 3 * 200, "\(reports)")
  }

  @Test("is for a switch that is pressed that switch's own")
  func toggled() throws {
    let log = Calls()
    let screen = form(50, log)
    screen.step()
    let toggle = try #require(screen.graph.tree.all.first { $0.role == .toggle })
    log.clear()
    screen.pointer(.down, toggle.frame.maxX - 30, toggle.frame.midY)
    screen.step()
    screen.pointer(.up, toggle.frame.maxX - 30, toggle.frame.midY)
    var frames = 0
    repeat {
      screen.step()
      frames += 1
      let report = screen.graph.report
      #expect(report.bodyEvaluations <= 16, "\(report)")
      #expect(report.layoutCalls <= 16, "\(report)")
      #expect(report.itemsRefreshed <= 8, "\(report)")
    } while screen.graph.nextWork == .nextFrame && frames < 600
    // The group's body reads whether it is on.
    #expect(log.entries.count <= 1)
    #expect(screen.graph.tree.all.first { $0.role == .toggle }?.value == "on")
  }
}
