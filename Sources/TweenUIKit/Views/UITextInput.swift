// What fields tell a keyboard. There is none here: the names are for programs that say them.

/// The keyboard for a field.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Letters without accents.
  case asciiCapable = 1
  /// Digits and signs.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// With at and number signs.
  case twitter = 9
  /// For searches and addresses of the web.
  case webSearch = 10

  /// The same as `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What becomes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected by themselves.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether words are checked by themselves.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Light or dark keyboards.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The word on the key that ends a line.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// The name of a search.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// The name of a search.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What a field's text is, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A kind of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands after a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// Where somebody works.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with a number, on as many lines as it takes.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and a state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
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
  /// When a credit card ends.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card ends.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card ends.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a parcel.
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
  /// The number of a SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
