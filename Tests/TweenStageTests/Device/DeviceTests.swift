import Foundation
import Testing
import TweenGeometry

@testable import TweenStage

@Suite struct DeviceTests {
  @Test func `a phone on its side has its bars beside the screen, a pad where they were`() throws {
    func insets(_ name: String, _ width: Double, _ height: Double) throws -> [CGFloat] {
      let edges = try #require(Device.named(name))
        .safeAreaInsets(for: CGSize(width: width, height: height))
      return [edges.top, edges.leading, edges.bottom, edges.trailing]
    }
    #expect(try insets("iphone", 390, 844) == [47, 0, 34, 0])
    #expect(try insets("iphone", 844, 390) == [0, 47, 21, 47])
    #expect(try insets("iphone 8", 667, 375) == [0, 0, 0, 0])
    #expect(try insets("ipad air", 1180, 820) == [24, 0, 20, 0])
  }

  @Test(arguments: [
    ("iphone", "iPhone 14"), ("iPhone", "iPhone 14"), ("ipad", "iPad"), ("IPAD AIR", "iPad Air"),
    ("iphone16pro", "iPhone 16 Pro"), ("iphone-16-pro-max", "iPhone 16 Pro Max"),
    ("iPad Pro (12.9-inch)", "iPad Pro 12.9"), ("ipad_pro_11", "iPad Pro 11"),
    ("iPhone SE", "iPhone SE"), ("mac", "Mac"), ("iPhone SE (3rd generation)", "iPhone SE"),
    ("iPad Pro (11-inch) (4th generation)", "iPad Pro 11"), ("iPad (10th generation)", "iPad"),
    ("iPad Pro 11-inch (M4)", "iPad Pro 11"),
  ])
  func `a device is found by its name, however it is written`(text: String, name: String) {
    #expect(Device.named(text)?.name == name)
  }

  @Test(arguments: ["", "iphone 99", "phone", "14", "galaxy", "ip"])
  func `a name that no device has finds none`(text: String) {
    #expect(Device.named(text) == nil)
  }

  @Test func `each device is found by its own name alone`() {
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
    for device in Device.all { #expect(Device.named(device.name) == device) }
  }

  /// Scenes 6.
  @Test(arguments: [
    ("iPhone 8", [375, 667, 2, 20, 0]), ("iPhone 12 mini", [375, 812, 3, 44, 34]),
    ("iPhone 11", [414, 896, 2, 48, 34]), ("iphone", [390, 844, 3, 47, 34]),
    ("iPhone 15", [393, 852, 3, 59, 34]), ("iPhone 15 Plus", [430, 932, 3, 59, 34]),
    ("iPhone 16 Pro", [402, 874, 3, 62, 34]), ("iPhone 16 Pro Max", [440, 956, 3, 62, 34]),
    ("ipad", [810, 1080, 2, 24, 0]), ("iPad Air", [820, 1180, 2, 24, 20]),
    ("iPad Pro 12.9", [1024, 1366, 2, 24, 20]), ("Mac", [640, 480, 1, 0, 0]),
  ])
  func `devices have the screens that are written down`(
    name: String, numbers: [Double]
  ) throws {
    let device = try #require(Device.named(name))
    let insets = device.safeAreaInsets
    #expect(
      [device.size.width, device.size.height, device.scale, insets.top, insets.bottom] == numbers)
    #expect(insets.leading == 0 && insets.trailing == 0)
    let idiom = name.lowercased().hasPrefix("ipad") ? "pad" : name == "Mac" ? "desktop" : "phone"
    #expect(device.idiom.rawValue == idiom)
  }
}
