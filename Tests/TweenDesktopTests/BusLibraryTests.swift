import Testing

@testable import TweenDesktop

@Suite("Where the session bus is") struct BusLibraryTests {
  @Test func `an address in the environment is it, unless it would start one`() {
    #expect(
      BusLibrary.sessionAddress(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"])
        == "unix:path=/a")
    #expect(
      BusLibrary.sessionAddress(environment: ["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"]) == nil)
  }

  @Test func `else it is the socket in the user's runtime folder, where there is one`() {
    let environment = ["XDG_RUNTIME_DIR": "/run/user/7"]
    #expect(
      BusLibrary.sessionAddress(environment: environment) { $0 == "/run/user/7/bus" }
        == "unix:path=/run/user/7/bus")
    #expect(BusLibrary.sessionAddress(environment: environment) { _ in false } == nil)
    #expect(BusLibrary.sessionAddress(environment: [:]) { _ in true } == nil)
  }
}
