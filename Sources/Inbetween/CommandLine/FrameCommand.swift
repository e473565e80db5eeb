import TweenHeadless

extension ProgramRunner {
  /// Writes one frame. A note on standard error lists the parts that are written as bitmaps.
  func writeFrame(_ arguments: FrameArguments) throws {
    var plan = try plan(stage: arguments.stage, frames: arguments.frames)
    try check([arguments.at], in: &plan)
    let note = try arguments.frame.write(stage(plan, arguments.stage), to: arguments.file)
    if let note { try errorOutput.write("\(name): \(note).\n") }
  }
}
