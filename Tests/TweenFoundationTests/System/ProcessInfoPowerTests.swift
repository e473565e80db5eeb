import Foundation
import Testing
import TweenFoundation

@Suite struct ProcessInfoPowerTests {
  @Test func `No sensor and no setting of the system changes what a program draws`() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  // Apple's documentation lists the states in this order, from 0.
  @Test func `States are numbered from cool to hot`() {
    let states: [ProcessInfo.ThermalState] = [.nominal, .fair, .serious, .critical]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
  }
}
