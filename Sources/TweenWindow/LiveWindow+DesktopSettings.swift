#if Window
  import TweenViews

  extension LiveWindow {
    /// Takes the desktop's settings when they change: dark appearance, contrast, text size, motion, a screen
    /// reader. Those that the command line names stay as they are named.
    func desktopHas(_ settings: UserSettings) {
      program.desktopTextSize = settings.textSize ?? program.desktopTextSize
      if settings.screenReader != true { shown.stopKeepingTree() }
      pending.add(.settings(options.settings.rest(of: settings)))
    }
  }
#endif
