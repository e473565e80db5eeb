import Testing

@testable import TweenViews

@Suite("An English noun") struct EnglishNounTests {
  /// One and many, as dictionaries have them.
  static let pairs = """
    apple apples,message messages,box boxes,class classes,dish dishes,watch watches,cache caches,\
    coach coaches,peach peaches,stomach stomachs,headache headaches,quiz quizzes,size sizes,\
    city cities,day days,key keys,guy guys,party parties,family families,movie movies,\
    cookie cookies,pie pies,fly flies,photo photos,piano pianos,video videos,potato potatoes,\
    hero heroes,shoe shoes,bus buses,gas gases,lens lenses,alias aliases,bonus bonuses,\
    virus viruses,status statuses,house houses,cause causes,use uses,excuse excuses,menu menus,\
    leaf leaves,knife knives,roof roofs,glove gloves,wave waves,wolf wolves,shelf shelves,\
    bookshelf bookshelves,person people,salesperson salespeople,child children,\
    grandchild grandchildren,man men,woman women,chairman chairmen,human humans,German Germans,\
    foot feet,tooth teeth,mouse mice,goose geese,ox oxen,analysis analyses,crisis crises,\
    criterion criteria,cactus cacti,vertex vertices,matrix matrices,horse horses,case cases,\
    database databases,minute minutes,axis axes,Person People,Child Children,City Cities,\
    check-in check-ins,PDF PDFs,URL URLs,APPLE APPLES,CITY CITIES,mp3 mp3s,café cafés
    """.split(separator: ",").map { $0.split(separator: " ").map(String.init) }

  @Test(arguments: pairs) func `has its other form, and keeps the one it is in`(pair: [String]) {
    #expect(EnglishNoun.plural(of: pair[0]) == pair[1])
    #expect(EnglishNoun.singular(of: pair[1]) == pair[0])
    #expect(EnglishNoun.plural(of: pair[1]) == pair[1])
    #expect(EnglishNoun.singular(of: pair[0]) == pair[0])
  }

  @Test(arguments: [
    "sheep", "fish", "starfish", "deer", "series", "species", "aircraft", "information", "kg", "MB",
    "px", "", "3", "-", "\u{1F34E}",
  ]) func `of one form stays`(word: String) {
    #expect(EnglishNoun.plural(of: word) == word)
    #expect(EnglishNoun.singular(of: word) == word)
  }
}
