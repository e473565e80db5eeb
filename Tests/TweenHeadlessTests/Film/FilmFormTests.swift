import Testing

@testable import TweenHeadless

@Suite struct FilmFormTests {
  @Test(arguments: [
    ("a.mp4", FilmForm.mp4), ("dir.gif/a.PNG", .png), ("a.b.webm", .webm), ("a.y4m", .y4m),
    ("/x/.hidden.mkv", .mkv), ("a.rgba", .rgba), ("a.mov", .mov), ("a.gif", .gif),
  ])
  func `the form is what the name ends in`(path: String, form: FilmForm) {
    #expect(FilmForm(path: path) == form)
  }

  @Test(arguments: ["", "a", "mp4", ".mp4", "a.", "a.avi", "a.mp4/", "a.mp4/b", "a.mp4 "])
  func `other names have no form`(path: String) {
    // A folder's name with a slash behind it is read as that name.
    #expect(FilmForm(path: path) == (path == "a.mp4/" ? .mp4 : nil))
  }

  @Test func `forms of our own need no encoder`() {
    for form in FilmForm.allCases { #expect(form.isOwn == form.encoders.isEmpty) }
    #expect(FilmForm.allCases.filter(\.isOwn) == [.gif, .png, .y4m, .rgba])
  }
}
