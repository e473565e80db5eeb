#if Window
  import TweenStage

  extension LiveProgram {
    /// The reason why the program stands still, as a sentence for a joined client; nil: its time passes.
    var halt: String? {
      if session?.isHeld == true { return "The program stands still while it is reloaded." }
      if scrubber?.isHolding == true {
        return "The program stands still while its time bar shows another moment."
      }
      return pacer.pace.isPaused ? "The program stands still: its user paused it." : nil
    }

    /// The reason why no frame follows the last one, as a sentence for a joined client.
    var haltAtEnd: String {
      stage.failure == nil
        ? "The program has ended: its last window was closed." : "The program cannot continue."
    }
  }
#endif
