import Foundation
import SwiftUI
import Testing

/// https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)
@Suite struct NotificationsTests {
  private final class Sender: Sendable {}

  @Test func `a loop gets the notifications of its name and sender, in order`() async {
    let (center, sender) = (NotificationCenter(), Sender())
    let (name, other) = (Notification.Name("name"), Notification.Name("other"))
    var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: sender, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    center.post(name: other, object: sender, userInfo: ["number": 3])
    center.post(name: name, object: sender, userInfo: ["number": 4])
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 4)
  }

  @Test func `without a sender a loop gets those of all`() async {
    let (center, name) = (NotificationCenter(), Notification.Name("name"))
    var numbers = center.notifications(named: name).compactMap { $0.userInfo?["number"] as? Int }
      .makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: name, object: Sender(), userInfo: ["number": 2])
    #expect(await numbers.next() == 1)
    #expect(await numbers.next() == 2)
  }

  @Test func `a task that is cancelled ends its loop`() async {
    let notifications = NotificationCenter().notifications(named: Notification.Name("name"))
    let task = Task {
      for await _ in notifications {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}
