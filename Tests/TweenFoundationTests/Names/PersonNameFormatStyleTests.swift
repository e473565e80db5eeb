import Foundation
import Testing
import TweenFoundation

@Suite struct PersonNameFormatStyleTests {
  private typealias Style = PersonNameComponents.FormatStyle
  private let english = Locale(identifier: "en_US")

  // Apple's documentation of PersonNameComponents.FormatStyle's style.
  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.long, "Dr. Thomas Louis Clark Esq."),
    (.medium, "Thomas Clark"), (.short, "Tom"), (.abbreviated, "TC"),
  ])
  func `Styles give the documented texts`(
    style: PersonNameComponents.FormatStyle.Style, text: String
  ) {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
      nameSuffix: "Esq.", nickname: "Tom")
    #expect(name.formatted(.name(style: style).locale(english)) == text)
  }

  // The page on names of Ampersand Softworks' series on format styles.
  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.abbreviated, "SE"), (.short, "Liza"),
    (.medium, "Smith Elizabeth"), (.long, "Dr Smith Elizabeth Jillian Esq."),
  ])
  func `Some locales put the family name first`(
    style: PersonNameComponents.FormatStyle.Style, text: String
  ) {
    let name = PersonNameComponents(
      namePrefix: "Dr", givenName: "Elizabeth", middleName: "Jillian", familyName: "Smith",
      nameSuffix: "Esq.", nickname: "Liza")
    #expect(Style(style: style, locale: Locale(identifier: "zh_CN")).format(name) == text)
  }

  // An article on names with results of Apple's systems: qiita.com/SNQ-2001/items/57d31ef8b55365ef5953
  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.abbreviated, "山田"), (.medium, "山田太郎"),
    (.short, "タロー"), (.long, "Mr. 山田太郎ルーカス 3世"),
  ])
  func `Japanese names have their order in any locale`(
    style: PersonNameComponents.FormatStyle.Style, text: String
  ) {
    let name = PersonNameComponents(
      namePrefix: "Mr.", givenName: "太郎", middleName: "ルーカス", familyName: "山田",
      nameSuffix: "3世", nickname: "タロー")
    #expect(Style(style: style, locale: english).format(name) == text)
    #expect(Style(style: style, locale: Locale(identifier: "ja_JP")).format(name) == text)
  }

  @Test func `Missing and empty parts leave no gap`() {
    let long = Style(style: .long, locale: english)
    #expect(long.format(PersonNameComponents(givenName: "Ada", middleName: " ")) == "Ada")
    #expect(Style(locale: english).format(PersonNameComponents(familyName: "Clark")) == "Clark")
    let short = Style(style: .short, locale: english)
    #expect(short.format(PersonNameComponents(familyName: "Clark")) == "Clark")
    let initials = Style(style: .abbreviated, locale: english)
    #expect(initials.format(PersonNameComponents(nickname: "Tom")) == "Tom")
    #expect(Style(locale: english).format(PersonNameComponents(nickname: "Tom")) == "Tom")
    #expect(Style(locale: english).format(PersonNameComponents()) == "")
  }

  // Apple's documentation: the default is medium, and the raw values are 1 to 4.
  @Test func `The default is medium, and styles have Apple's numbers`() {
    #expect(Style().style == .medium && Style().locale == .autoupdatingCurrent)
    let styles: [Style.Style] = [.short, .medium, .long, .abbreviated]
    #expect(styles.map(\.rawValue) == [1, 2, 3, 4])
    let name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
    #expect(name.formatted() == name.formatted(.name(style: .medium)))
  }
}
