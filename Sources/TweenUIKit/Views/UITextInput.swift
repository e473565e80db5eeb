// The keyboard settings of text fields. There is no keyboard on the screen: these names exist so that
// programs that use them compile.

/// The kind of keyboard that a text field requests. Without effect.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the system.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard with digits only.
  case numberPad = 4
  /// A keyboard for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for e-mail addresses.
  case emailAddress = 7
  /// A keyboard with digits and a decimal point.
  case decimalPad = 8
  /// A keyboard with the signs @ and #.
  case twitter = 9
  /// A keyboard for search terms and web addresses.
  case webSearch = 10

  /// The same keyboard as `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The letters of a text field that become capitals automatically. Without effect.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No automatic capitals.
  case none = 0
  /// A capital at the beginning of each word.
  case words = 1
  /// A capital at the beginning of each sentence.
  case sentences = 2
  /// Capitals only.
  case allCharacters = 3
}

/// Whether a text field corrects words automatically. Without effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default behaviour of the field.
  case `default` = 0
  /// No correction of words.
  case no = 1
  /// Automatic correction of words.
  case yes = 2
}

/// Whether a text field checks the spelling. Without effect.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default behaviour of the field.
  case `default` = 0
  /// No check of the spelling.
  case no = 1
  /// Automatic check of the spelling.
  case yes = 2
}

/// The colour scheme of the keyboard. Without effect.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The default keyboard of the system.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The label of the return key. Without effect.
public enum UIReturnKeyType: Int, Sendable {
  /// A key labelled "return".
  case `default` = 0
  /// A key labelled "Go".
  case go = 1
  /// A key labelled "Google", for a search.
  case google = 2
  /// A key labelled "Join".
  case join = 3
  /// A key labelled "Next".
  case next = 4
  /// A key labelled "Route".
  case route = 5
  /// A key labelled "Search".
  case search = 6
  /// A key labelled "Send".
  case send = 7
  /// A key labelled "Yahoo", for a search.
  case yahoo = 8
  /// A key labelled "Done".
  case done = 9
  /// A key labelled "Emergency Call".
  case emergencyCall = 10
  /// A key labelled "Continue".
  case `continue` = 11
}

/// The meaning of a field's text, for automatic filling. Without effect: nothing is filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind, such as "postal-code".
  public let rawValue: String
  /// Creates a kind of content from its name, which may be unknown.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A suffix of a name, such as "Jr.".
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A person's nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a person's job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of a company or organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, such as a place or an address.
  public static let location = UITextContentType(rawValue: "location")
  /// A full street address, on one or more lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The state or province of an address.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The city and the state of an address.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The district of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The expiry date of a credit card.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month of a credit card's expiry date.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year of a credit card's expiry date.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The brand of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The user name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen for an account.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid for one login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time, or both.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The identifier of an eSIM (EID).
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The identifier of a mobile phone (IMEI).
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
