import Foundation

/// An activity of the user, which on Apple's systems is available to other devices, search and
/// suggestions.
///
/// Here an activity only stores its values: no other program receives it.
open class NSUserActivity: NSObject {
  /// The identifier that persists for an activity, such as a document's.
  public typealias PersistentIdentifier = String

  /// The type of the activity, in reverse domain notation.
  public let activityType: String
  /// The title for the user. The default is nil.
  open var title: String?
  /// The values that restore the activity. The default is nil.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are required to restore the activity. The default is nil.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is out of date. The default is `false`. Nothing here resets it.
  open var needsSave = false
  /// The page that continues the activity in a browser. The default is nil.
  open var webpageURL: URL?
  /// The page from which the user came. The default is nil.
  open var referrerURL: URL?
  /// The date after which the activity is obsolete. The default is nil, which means never.
  open var expirationDate: Date?
  /// The words with which the user can search for the activity. The default is empty.
  open var keywords: Set<String> = []
  /// Whether input and output streams may continue the activity. The default is `false`.
  open var supportsContinuationStreams = false
  /// The receiver of the activity's events. The default is nil. No event occurs here.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// The content of the activity, which selects a scene. The default is nil.
  open var targetContentIdentifier: String?
  /// Whether other devices of the user may continue the activity. The default is `true`.
  open var isEligibleForHandoff = true
  /// Whether search on the device may find the activity. The default is `false`.
  open var isEligibleForSearch = false
  /// Whether search of other people may find the activity. The default is `false`.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity. The default is `false`.
  open var isEligibleForPrediction = false
  /// The identifier under which the activity can be deleted. The default is nil.
  open var persistentIdentifier: PersistentIdentifier?

  /// Creates an activity of a type, in reverse domain notation.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values to `userInfo`; a value replaces one of the same key.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Marks the activity as current. It has no effect, because no other program receives the activity.
  open func becomeCurrent() {}

  /// Ends the effect of `becomeCurrent`. It has no effect.
  open func resignCurrent() {}

  /// Ends the activity permanently. It has no effect.
  open func invalidate() {}

  /// Deletes the activities with identifiers. The handler is called at once, because no activities are
  /// saved.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [PersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Deletes all activities. The handler is called at once, because no activities are saved.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// The type of an activity that opens a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The delegate of an activity. Its methods are never called: no other device continues an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called on Apple's systems before an activity is saved. Never called here.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called on Apple's systems after another device has continued the activity. Never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing when an activity is about to be saved.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing when another device has continued an activity.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
