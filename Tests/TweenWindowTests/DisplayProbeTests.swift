import Testing
import TweenWindow

@Suite("DisplayProbe") struct DisplayProbeTests {
  @Test(
    "a display is named by DISPLAY or WAYLAND_DISPLAY, or a driver that needs none is asked for")
  func displays() {
    let good: [[String: String]] = [
      ["DISPLAY": ":0"], ["WAYLAND_DISPLAY": "wayland-1"], ["SDL_VIDEODRIVER": "dummy"],
      ["SDL_VIDEODRIVER": "offscreen"], ["SDL_VIDEODRIVER": "x11", "DISPLAY": ":1"],
      ["SDL_VIDEODRIVER": "wayland", "WAYLAND_DISPLAY": "wayland-0"],
    ]
    for environment in good { #expect(DisplayProbe.problem(environment: environment) == nil) }
    let bad: [[String: String]] = [
      [:], ["DISPLAY": ""], ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""],
      ["SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": "wayland-0"],
      ["SDL_VIDEODRIVER": "wayland", "DISPLAY": ":0"],
    ]
    for environment in bad { #expect(DisplayProbe.problem(environment: environment) != nil) }
  }

  @Test("a driver that shows nothing counts only where it was asked for")
  func visibility() {
    #expect(DisplayProbe.isVisible(driver: "x11", environment: [:]))
    #expect(DisplayProbe.isVisible(driver: "wayland", environment: [:]))
    #expect(!DisplayProbe.isVisible(driver: "offscreen", environment: ["DISPLAY": ":77"]))
    #expect(
      DisplayProbe.isVisible(
        driver: "offscreen", environment: ["SDL_VIDEODRIVER": "offscreen"]))
  }

  @Test("Xft.dpi is read from the server's resources, the last one counting")
  func resources() {
    #expect(DisplayProbe.dotsPerInch(resources: "Xft.dpi:\t144\n") == 144)
    #expect(
      DisplayProbe.dotsPerInch(resources: "*color: blue\nXft.dpi: 96\n Xft.dpi : 120.5 \n") == 120.5
    )
    for text in [
      "", "Xft.dpi", "Xft.dpi:", "Xft.dpi: many", "Xft.dpi: -96", "Xft.dpi: inf",
      "Xft.dpi.x: 96", "my.Xft.dpi: 96",
    ] {
      #expect(DisplayProbe.dotsPerInch(resources: text) == nil)
    }
  }

  @Test("errors are one sentence each, and the one without a display names the way out")
  func errors() {
    for error in [
      WindowError.noDisplay("reason"), .unavailable, .noLibrary("a library"),
      .sdl("opening it failed"),
    ] {
      let text = error.description
      #expect(text.hasSuffix(".") && !text.contains("\n"))
    }
    #expect(WindowError.noDisplay("reason").description.contains("frames"))
  }
}
