import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TweenTypes

@Suite struct UTTypeTests {
  @Test func `Conformances lead up to the roots`() {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item))
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(!UTType.jpeg.conforms(to: .png) && !UTType.image.conforms(to: .jpeg))
    #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.isSupertype(of: .image))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
    #expect(
      UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .content, .item])
    #expect(UTType.xmlPropertyList.conforms(to: .xml))
    #expect(UTType.xmlPropertyList.conforms(to: .propertyList))
    #expect(UTType.mpeg4Audio.conforms(to: .audio) && UTType.mpeg4Audio.conforms(to: .movie))
    #expect(UTType.applicationBundle.conforms(to: .executable))
    #expect(!UTType.applicationBundle.conforms(to: .data))
    #expect(UTType.vCard.conforms(to: .contact) && UTType.item.supertypes.isEmpty)
    #expect(UTType.zip.conforms(to: .archive) && !UTType.folder.conforms(to: .package))
  }

  @Test func `Every declared type conforms to declared types alone, and never to itself`() {
    for declaration in DeclaredTypes.ordered {
      #expect(!declaration.description.isEmpty, "\(declaration.identifier)")
      for supertype in declaration.supertypes {
        #expect(DeclaredTypes.all[supertype] != nil, "\(declaration.identifier): \(supertype)")
      }
      let type = UTType(declared: declaration.identifier)
      #expect(!type.supertypes.contains(type), "\(type)")
      #expect(UTType(type.identifier.uppercased()) == type)
    }
    #expect(DeclaredTypes.ordered.count == DeclaredTypes.all.count)
  }

  @Test func `Every declared tag leads back to its type`() {
    for declaration in DeclaredTypes.ordered {
      let type = UTType(declared: declaration.identifier)
      #expect(type.preferredFilenameExtension == declaration.extensions.first)
      for ending in declaration.extensions {
        let found = UTType(tag: ending, tagClass: .filenameExtension, conformingTo: nil)
        #expect(found == type, "\(ending)")
      }
      for name in declaration.mimeTypes {
        #expect(UTType(tag: name, tagClass: .mimeType, conformingTo: nil) == type, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("jpg", UTType.jpeg), ("JPEG", .jpeg), ("png", .png), ("Tif", .tiff), ("txt", .plainText),
    ("csv", .commaSeparatedText), ("swift", .swiftSource), ("mov", .quickTimeMovie), ("mp3", .mp3),
    ("wav", .wav), ("zip", .zip), ("gz", .gzip), ("pdf", .pdf), ("vcf", .vCard), ("svg", .svg),
    ("htm", .html), ("yml", .yaml), ("epub", .epub), ("webp", .webP), ("ico", .ico),
  ])
  func `Files are known by how their names end`(ending: String, type: UTType) {
    #expect(UTType(filenameExtension: ending) == type)
    #expect(UTType(filenameExtension: ending)?.isDeclared == true)
  }

  @Test func `MIME types name types, with parameters too`() {
    #expect(UTType(mimeType: "image/jpeg") == .jpeg)
    #expect(UTType(mimeType: "Text/HTML; charset=utf-8") == .html)
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(UTType(mimeType: "x/y")?.tags == [.mimeType: ["x/y"]])
  }

  /// The identifiers are those of Apple's systems, found in the wild.
  @Test func `A type that nobody declared has a dynamic identifier, which says what it is`() throws
  {
    let type = try #require(UTType(filenameExtension: "sfl2"))
    #expect(type.identifier == "dyn.ah62d4rv4ge81g3xqgk")
    #expect(UTType(filenameExtension: "BMD")?.identifier == "dyn.ah62d4rv4ge80e5pe")
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.supertypes == [.data, .item])
    #expect(type.preferredFilenameExtension == "sfl2" && type.localizedDescription == nil)
    let again = try #require(UTType(type.identifier))
    #expect(again == type && again.isDynamic && again.tags == type.tags)
    let own = try #require(
      UTType(filenameExtension: "a:b=c\\d", conformingTo: UTType(exportedAs: "x.y")))
    #expect(UTType(own.identifier)?.tags == [.filenameExtension: ["a:b=c\\d"]])
    #expect(UTType(own.identifier)?.conforms(to: UTType(exportedAs: "x.y")) == true)
  }

  @Test func `A declared type that is none of what is asked for gives way to a dynamic one`() {
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
    #expect(UTType(filenameExtension: "app")?.isDynamic == true)
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
  }

  @Test(arguments: ["", "a/b", "a\0b"]) func `What can't end a name has no type`(ending: String) {
    #expect(UTType(filenameExtension: ending) == nil)
  }

  @Test(arguments: ["", "public", "com.example.note", "dyn.", "dyn.a", "dyn.aiii", "dyn.ah62"])
  func `An identifier that nobody declared is no type`(identifier: String) {
    #expect(UTType(identifier) == nil)
  }

  @Test func `A type of a program's own conforms to what the program says`() {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(note.supertypes == [.json, .text, .data, .content, .item])
    #expect(!note.isDeclared && !note.isDynamic && note.preferredFilenameExtension == nil)
    let draft = UTType(exportedAs: "com.example.draft", conformingTo: note)
    #expect(draft.conforms(to: note) && draft.conforms(to: .text))
    #expect(UTType(importedAs: "com.example.other").supertypes == [.data, .item])
    #expect(
      UTType(exportedAs: "public.png", conformingTo: .text).supertypes == UTType.png.supertypes)
    #expect(note == UTType(exportedAs: "COM.example.NOTE"))
    #expect(Set([note, UTType(importedAs: "com.Example.note")]).count == 1)
  }

  @Test func `Types are coded as their identifiers`() throws {
    let types = [UTType.png, UTType(exportedAs: "com.example.note")]
    let data = try JSONEncoder().encode(types)
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png","com.example.note"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == types)
  }

  @Test func `Types say what they are`() {
    #expect("\(UTType.png)" == "public.png" && UTType.png.localizedDescription == "PNG image")
    #expect(UTType.png.isPublic && !UTType.pdf.isPublic)
    #expect(UTType.jpeg.tags[.filenameExtension]?.first == "jpeg")
    #expect(UTType.folder.tags.isEmpty)
  }

  @Test func `Names end as their type has it`() {
    let home = URL(fileURLWithPath: "/home/a", isDirectory: true)
    func name(_ name: String, _ type: UTType) -> String {
      home.appendingPathComponent(name, conformingTo: type).path
    }
    #expect(name("x", .png) == "/home/a/x.png")
    #expect(name("x.png", .png) == "/home/a/x.png")
    #expect(name("x.JPG", .jpeg) == "/home/a/x.JPG")
    #expect(name("x.jpg", .image) == "/home/a/x.jpg")
    #expect(name("x.v2", .png) == "/home/a/x.v2.png")
    #expect(name("x.txt", .png) == "/home/a/x.txt.png")
    #expect(name("x", .folder) == "/home/a/x")
    #expect(home.appendingPathComponent("x", conformingTo: .folder).hasDirectoryPath)
    var file = home
    file.appendPathComponent("y", conformingTo: .pdf)
    #expect(file.path == "/home/a/y.pdf")
    file.appendPathExtension(for: .pdf)
    #expect(file.path == "/home/a/y.pdf")
    #expect(file.appendingPathExtension(for: .gzip).path == "/home/a/y.pdf.gz")
  }
}
