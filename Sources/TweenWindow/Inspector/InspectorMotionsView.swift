import Foundation
import TweenControls
import TweenGeometry
import TweenMotion
import TweenPaint
import TweenViews

/// Everything that moves, with a plot of each motion.
struct InspectorMotionsView: View {
  var model: InspectorModel

  var body: some View {
    VStack(spacing: 0) {
      InspectorHeading(
        title: model.motions.isEmpty ? "Nothing moves" : "Moves",
        note: model.motions.isEmpty ? "" : "\(model.motions.count)")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.motions) { motion in
            InspectorMotionRow(model: model, motion: motion)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

struct InspectorMotionRow: View {
  var model: InspectorModel
  var motion: InspectedMotion

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 6) {
          Text(verbatim: motion.property).font(InspectorLook.strong)
            .foregroundStyle(InspectorLook.bright)
          Text(verbatim: motion.view).font(InspectorLook.text)
            .foregroundStyle(InspectorLook.ofProgram)
        }
        if let curve = motion.curve {
          Text(verbatim: curve).foregroundStyle(InspectorLook.dim)
        }
        if let why { Text(verbatim: why).foregroundStyle(InspectorLook.dim) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VStack(alignment: .leading, spacing: 1) {
        ForEach(motion.lanes.prefix(3), id: \.index) { lane in
          Text(verbatim: Self.text(lane)).foregroundStyle(InspectorLook.value)
        }
        Text(verbatim: remaining).foregroundStyle(InspectorLook.dim)
      }
      .frame(width: 210, alignment: .leading)
      // Makes the view depend on the number of updates.
      let _ = model.updates
      InspectorPlot(plot: model.actions?.plot(of: motion))
        .frame(width: 150, height: 44)
    }
    .font(InspectorLook.small.monospacedDigit())
    .lineLimit(1)
    .padding(.horizontal, 10)
    .padding(.vertical, 5)
    .frame(height: 64, alignment: .top)
    .contentShape(.rect)
    .onTapGesture { if let id = motion.viewID { model.actions?.inspectorDidChoose(id) } }
  }

  /// The written values, and the animation of the transaction if it differs from the running one.
  private var why: String? {
    guard let cause = motion.cause else { return nil }
    let written = cause.writes.joined(separator: ", ")
    if let animation = cause.animation, animation != motion.curve {
      return written.isEmpty ? "in \(animation)" : "\(written), in \(animation)"
    }
    return written.isEmpty ? nil : written + (cause.animation == nil ? ", without animation" : "")
  }

  private var remaining: String {
    let elapsed = motion.elapsed.map { "\(Self.seconds($0)) s gone, " } ?? ""
    switch motion.remaining {
    case .seconds(let seconds): return elapsed + "\(Self.seconds(seconds)) s left"
    case .forever: return elapsed + "repeats forever"
    case .unknown: return elapsed + "end unknown"
    }
  }

  /// Describes a lane, for example `x 30 → 10: 22.4, -20/s`.
  private static func text(_ lane: InspectedMotion.Lane) -> String {
    let name = lane.name.isEmpty ? "" : lane.name + "  "
    var text = "\(name)\(number(lane.from)) → \(number(lane.to)): \(number(lane.value))\(lane.unit)"
    if let velocity = lane.velocity { text += ", \(number(velocity))/s" }
    return text
  }

  /// Returns a number with two decimals if it is below 10, otherwise with one.
  private static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    return abs(number) < 10 ? hundredths(number) : InspectorOverlay.length(number)
  }

  private static func seconds(_ seconds: Double) -> String {
    seconds.isFinite && seconds < 1e6 ? hundredths(seconds) : "∞"
  }

  private static func hundredths(_ number: Double) -> String {
    let count = Int((number * 100).rounded())
    let (whole, rest) = (abs(count) / 100, abs(count) % 100)
    return "\(count < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// The values of a motion over time: the past as a line, the future paler.
struct InspectorPlot: View {
  var plot: MotionPlot?

  var body: some View {
    ZStack {
      InspectorLook.bar
      if let plot {
        PlotLine(points: [CGPoint(x: 0, y: plot.to), CGPoint(x: 1, y: plot.to)])
          .stroke(InspectorLook.line, lineWidth: 1)
        PlotLine(points: [CGPoint(x: 0, y: plot.from), CGPoint(x: 1, y: plot.from)])
          .stroke(InspectorLook.line, lineWidth: 1)
        PlotLine(points: plot.future).stroke(InspectorLook.dim, lineWidth: 1.5)
        PlotLine(points: plot.past).stroke(InspectorLook.accent, lineWidth: 1.5)
        PlotLine(points: [CGPoint(x: MotionPlot.now, y: 0), CGPoint(x: MotionPlot.now, y: 1)])
          .stroke(InspectorLook.bright, lineWidth: 1)
      }
    }
    .clipShape(.rect(cornerRadius: 3))
  }
}

/// A line through points whose coordinates are fractions of the frame.
struct PlotLine: Shape {
  var points: [CGPoint]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      points.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
    return path
  }
}
