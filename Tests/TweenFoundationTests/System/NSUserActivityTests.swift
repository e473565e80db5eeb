import Foundation
import Testing
import TweenFoundation

@Suite struct NSUserActivityTests {
  @Test func `A new activity has its type and otherwise the defaults`() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    #expect(activity.activityType == "org.example.reading")
    #expect(activity.title == nil && activity.userInfo == nil && activity.webpageURL == nil)
    #expect(activity.requiredUserInfoKeys == nil && activity.keywords.isEmpty)
    #expect(activity.expirationDate == nil && activity.persistentIdentifier == nil)
    #expect(activity.targetContentIdentifier == nil && !activity.needsSave)
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPublicIndexing && !activity.isEligibleForPrediction)
  }

  @Test func `Values that are added replace those of the same key and keep the others`() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.addUserInfoEntries(from: ["page": 3, "book": "Emma"])
    activity.addUserInfoEntries(from: ["page": 4])
    #expect(activity.userInfo?["page"] as? Int == 4)
    #expect(activity.userInfo?["book"] as? String == "Emma")
  }

  @Test func `An activity keeps its values while it is current and after it ended`() {
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.title = "Emma"
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()
    #expect(activity.title == "Emma")
  }

  @Test func `Deleting calls its handler before it returns`() {
    var calls = 0
    NSUserActivity.deleteAllSavedUserActivities { calls += 1 }
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) { calls += 1 }
    #expect(calls == 2)
  }
}
