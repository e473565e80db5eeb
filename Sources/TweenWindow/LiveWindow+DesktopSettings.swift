#if Window
  import TweenViews

  extension LiveWindow {
    /// Applies changes of the desktop's settings: dark appearance, contrast, text size, motion, screen
    /// reader. Settings of the command line stay unchanged.
    func desktopHas(_ settings: UserSettings) {
      program.desktopTextSize = settings.textSize ?? program.desktopTextSize
      if settings.screenReader != true { shown.stopKeepingTree() }
      pending.add(.settings(options.settings.rest(of: settings)))
    }
  }
#endif
