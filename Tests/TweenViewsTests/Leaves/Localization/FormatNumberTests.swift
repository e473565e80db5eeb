import Foundation
import Testing

@testable import TweenViews

@Suite("A number in a text") struct FormatNumberTests {
  @Test(arguments: [
    "en_US", "de_DE", "de_CH", "es_ES", "pl_PL", "pt_PT", "fr_FR", "sv", "lt", "hi_IN", "bn_BD",
    "ne_NP", "ar_EG", "ar", "fa_IR", "he_IL", "ps", "ckb", "ja_JP", "ff_Adlm", "en_IN",
    "en_US@numbers=arab", "zh_Hans@numbers=hanidec", "en_US_POSIX",
  ])
  func `is written as Foundation's formats write whole numbers`(identifier: String) {
    let locale = Locale(identifier: identifier)
    var numbers: [Int64] = [.min, .max, 0, -1, 1]
    for digits in 1...18 {
      let power = (0..<digits).reduce(Int64(1)) { product, _ in product * 10 }
      numbers += [power - 1, power, power + 7, -power, power / 7 * 3]
    }
    for number in numbers {
      #expect(
        FormatNumber.signed(number).text("%d", locale: locale)
          == String(format: "%lld", locale: locale, number))
    }
  }

  @Test func `without a sign goes up to the largest`() {
    let number = FormatNumber.unsigned(.max)
    let english = Locale(identifier: "en_US")
    #expect(number.text("%u", locale: english) == "18,446,744,073,709,551,615")
    #expect(number.text("%d", locale: english) == "18,446,744,073,709,551,615")
  }
}
