/// The singular and plural forms of English nouns: by rules, and by tables of exceptions.
enum EnglishNoun {
  /// The plural of a noun. A noun that is in the plural already is returned unchanged, and so are nouns
  /// with one form only, and units such as "kg".
  static func plural(of noun: String) -> String {
    changed(noun) { word in
      if hasOneForm(word) || irregular(word, in: singulars) != nil || isManyMen(word) {
        return word
      }
      if let known = irregular(word, in: plurals) { return known }
      if word.hasSuffix("s") {
        if word.hasSuffix("is") { return word.dropLast(2) + "es" }
        return isSingular(word) ? word + "es" : word
      }
      if word.hasSuffix("man"), !isAnyOf(regularMen, endOf: word) {
        return word.dropLast(3) + "men"
      }
      if word.hasSuffix("x") || word.hasSuffix("z") || word.hasSuffix("sh") { return word + "es" }
      if word.hasSuffix("ch") { return word + (isAnyOf(hardCh, endOf: word) ? "s" : "es") }
      if word.hasSuffix("y"), let before = word.dropLast().last {
        let isVowel = "aeo".contains(before) || before == "u" && !word.hasSuffix("quy")
        return isVowel ? word + "s" : word.dropLast() + "ies"
      }
      return word + "s"
    }
  }

  /// The singular of a noun. A noun that is in the singular already is returned unchanged.
  static func singular(of noun: String) -> String {
    changed(noun) { word in
      if hasOneForm(word) || irregular(word, in: plurals) != nil { return word }
      if let known = irregular(word, in: singulars) { return known }
      if isManyMen(word) { return word.dropLast(3) + "man" }
      guard word.hasSuffix("s"), word.count > 2, !isSingular(word), !word.hasSuffix("is") else {
        return word
      }
      let short = String(word.dropLast())
      if word.hasSuffix("ies"), word.count > 4, !endingInIe.contains(short) {
        return word.dropLast(3) + "y"
      }
      guard word.hasSuffix("es") else { return short }
      let shorter = String(word.dropLast(2))
      if shorter.hasSuffix("ch") { return endingInE.contains(short) ? short : shorter }
      let isHissing =
        shorter.hasSuffix("ss") || shorter.hasSuffix("x") || shorter.hasSuffix("sh")
        || shorter.hasSuffix("zz") || shorter.hasSuffix("tz") || isSingular(shorter)
      let keepsE =
        endingInE.contains(short) || short.hasSuffix("ouse") || short.hasSuffix("ause")
      return isHissing && !keepsE ? shorter : short
    }
  }

  /// Changes a noun's last word after a hyphen, looked up in lower case, and applies the letters' case to
  /// the result.
  private static func changed(_ noun: String, _ form: (String) -> String) -> String {
    let start = noun.lastIndex(of: "-").map { noun.index(after: $0) } ?? noun.startIndex
    let word = noun[start...]
    guard let first = word.first, first.isLetter else { return noun }
    let small = word.lowercased()
    let other = form(small)
    if other == small { return noun }
    if word.count > 1, word.allSatisfy(\.isUppercase) {
      // PDF is an abbreviation (PDFs), APPLE is in capitals (APPLES).
      let isSpelled = word.count <= spelledLength && other == small + "s"
      return String(noun[..<start]) + (isSpelled ? word + "s" : other.uppercased())
    }
    // The common start of both forms keeps its spelling.
    let common = zip(small, other).prefix { $0 == $1 }.count
    if common == 0, first.isUppercase {
      return String(noun[..<start]) + other.prefix(1).uppercased() + other.dropFirst()
    }
    return String(noun[..<start]) + word.prefix(common) + other.dropFirst(common)
  }

  private static let spelledLength = 3

  private static func hasOneForm(_ word: String) -> Bool {
    unchanging.contains(word) || word.hasSuffix("craft") || word.hasSuffix("fish")
  }

  /// Whether a word is a plural such as "firemen" and "chairmen".
  private static func isManyMen(_ word: String) -> Bool {
    word.hasSuffix("men") && word.count > 4 && !isAnyOf(singularsInMen, endOf: word)
  }

  /// The form of a word in a table, or of a compound that ends in one of the table's longer words.
  private static func irregular(_ word: String, in table: [String: String]) -> String? {
    if let known = table[word] { return known }
    for (length, letters) in compounds where word.count > length {
      let end = String(word.suffix(length))
      if letters.contains(end), let known = table[end] { return word.dropLast(length) + known }
    }
    return nil
  }

  /// The words at the end of compounds (grandchild, firewoman, eyetooth), by length.
  private static let compounds: [(Int, Set<String>)] = {
    let words =
      "child children person people woman women foot feet tooth teeth goose geese mouse mice wife wives "
      + "life lives knife knives shelf shelves leaf leaves half halves wolf wolves loaf loaves"
    let all = words.split(separator: " ").map(String.init)
    return [8, 7, 6, 5, 4].map { length in (length, Set(all.filter { $0.count == length })) }
  }()

  private static func isAnyOf(_ words: Set<String>, endOf word: String) -> Bool {
    words.contains { word.hasSuffix($0) }
  }

  /// Whether a word that ends in "s" is in the singular.
  private static func isSingular(_ word: String) -> Bool {
    if word.hasSuffix("ss") || singularsInS.contains(word) { return true }
    return word.hasSuffix("us") && !pluralsInUs.contains(word)
  }

  // MARK: Tables

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  private static let unchanging = words(
    """
    sheep fish deer moose elk series species means offspring salmon trout swine bison shrimp cod \
    squid plankton information equipment furniture luggage baggage news music rice money cash \
    software hardware firmware advice homework housework feedback traffic progress weather data \
    media metadata headquarters crossroads barracks gallows aircraft kg g mg lb lbs oz km m cm mm \
    ft mi yd l ml cl dl h hr hrs min mins s sec secs ms ns kb mb gb tb kib mib gib px pt dpi fps \
    hz khz mhz ghz v w kw kwh a ma mah j kj kcal cal db c f k bpm rpm mph kph
    """)

  private static let singularsInS = words(
    """
    gas lens bias alias canvas atlas pancreas christmas texas kansas pyjamas cosmos chaos rhinoceros \
    iris plus minus yes bos asbestos pathos ethos tennis
    """)

  private static let pluralsInUs = words(
    "menus submenus gurus emus gnus haikus tutus tofus flus zebus ecus cpus gpus thous yous bayous")

  /// Words in "man" whose plural adds an "s".
  private static let regularMen = words(
    "human german roman norman ottoman talisman shaman caiman cayman ataman mussulman pacman")
  private static let singularsInMen = words("omen specimen regimen acumen stamen lumen cyclamen")
  private static let hardCh = words(
    "stomach monarch patriarch matriarch epoch eunuch loch tech czech")
  private static let endingInIe = words(
    """
    movie cookie zombie pie tie lie selfie brownie calorie smoothie hoodie rookie genie foodie indie \
    newbie rookie hippie yuppie birdie bogie eerie prairie sortie goalie veggie auntie cowrie magpie \
    pixie freebie oldie walkie talkie caddie collie doggie junkie lassie menagerie quickie roadie \
    boogie bookie die
    """)
  /// Words whose singular ends in "e" after a hissing sound.
  private static let endingInE = words(
    """
    cache ache headache toothache stomachache backache earache heartache niche avalanche mustache \
    moustache cliche brioche quiche psyche creche pastiche axe pickaxe deluxe annexe use excuse muse \
    fuse abuse ruse reuse misuse
    """)

  private static let plurals: [String: String] = {
    let pairs = """
      person people,child children,man men,woman women,foot feet,tooth teeth,goose geese,mouse mice,\
      louse lice,ox oxen,leaf leaves,life lives,wife wives,knife knives,half halves,calf calves,\
      elf elves,self selves,shelf shelves,loaf loaves,thief thieves,wolf wolves,scarf scarves,\
      hoof hooves,sheaf sheaves,wharf wharves,potato potatoes,tomato tomatoes,hero heroes,\
      echo echoes,veto vetoes,torpedo torpedoes,mango mangoes,volcano volcanoes,\
      mosquito mosquitoes,buffalo buffaloes,domino dominoes,embargo embargoes,cargo cargoes,\
      tornado tornadoes,criterion criteria,phenomenon phenomena,matrix matrices,vertex vertices,\
      appendix appendices,axis axes,analysis analyses,crisis crises,basis bases,thesis theses,\
      oasis oases,diagnosis diagnoses,cactus cacti,nucleus nuclei,fungus fungi,stimulus stimuli,\
      alumnus alumni,radius radii,syllabus syllabi,bacterium bacteria,curriculum curricula,\
      stratum strata,larva larvae,alga algae,vertebra vertebrae,quiz quizzes,whiz whizzes,\
      iris irises,passerby passersby,datum data,die dice,corpus corpora,genus genera,\
      chassis chassis,corps corps,bus buses,gas gases,penny pennies
      """
    var table: [String: String] = [:]
    for pair in pairs.split(separator: ",") {
      let both = pair.split(separator: " ").map(String.init)
      if both.count == 2 { table[both[0]] = both[1] }
    }
    return table
  }()

  private static let singulars: [String: String] = {
    var table: [String: String] = [:]
    for (singular, plural) in plurals where singular != plural { table[plural] = singular }
    return table
  }()
}
