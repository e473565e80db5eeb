import TweenGeometry
import Testing

@testable import TweenPaint

@Suite struct SymbolDrawingTests {
  /// Drawings that came after programs asked for them.
  static let names = """
    air.conditioner.horizontal airplane.arrival airplane.departure airplayaudio airplayvideo angle
    appletvremote.gen4 arcade.stick arrow.down.app arrow.down.doc
    arrow.triangle.turn.up.right.circle arrow.up.doc arrow.up.forward.app bathtub beach.umbrella
    book.pages button.programmable calendar.day.timeline.left captions.bubble
    character.cursor.ibeam chart.bar.doc.horizontal chart.line.flattrend.xyaxis
    checkmark.gobackward checkmark.rectangle.portrait circle.hexagongrid.circle circlebadge
    cloud.moon.bolt cloud.moon.rain cloud.sun.bolt cricket.ball cursorarrow.click doc.append
    doc.zipper door.left.hand.open dpad ev.charger eyes frying.pan gear gearshape gearshape.2
    gobackward.5 goforward.5 greaterthanorequalto greetingcard heart.text.clipboard hockey.puck
    homepod homepodmini humidity internaldrive ipad.landscape
    iphone.landscape iphone.radiowaves.left.and.right key.horizontal lamp.ceiling
    lessthanorequalto lightswitch.off lightswitch.on list.bullet.rectangle.portrait list.triangle
    lock.doc menucard microwave moonphase.first.quarter moonphase.full.moon moonphase.last.quarter
    moonphase.waning.crescent moonphase.waning.gibbous moonphase.waxing.crescent
    moonphase.waxing.gibbous music.note.tv notequal oven pc person.3.sequence person.crop.artframe
    person.crop.circle.dashed person.line.dotted.person play.tv plus.rectangle.portrait rays
    rectangle.bottomhalf.filled rectangle.center.inset.filled rectangle.lefthalf.filled
    rectangle.leftthird.inset.filled rectangle.righthalf.filled rectangle.rightthird.inset.filled
    rectangle.tophalf.filled rectangle.topthird.inset.filled refrigerator righttriangle rublesign
    sdcard slider.horizontal.below.rectangle smoke sos square.bottomhalf.filled
    square.tophalf.filled squareshape stairs star.bubble steeringwheel
    takeoutbag.and.cup.and.straw tennis.racket textformat.subscript textformat.superscript
    thermometer.high thermometer.low thermometer.snowflake turkishlirasign visionpro washer
    waterbottle wifi.router wind.snow window.vertical.closed wonsign xmark.app
    xmark.rectangle.portrait
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test(arguments: names)
  func `a symbol is a drawing of its own that keeps to the grid at all weights`(
    _ name: String
  ) throws {
    #expect(SymbolTable.drawing(of: name) != nil)
    for form in [name, name + ".fill"] {
      for weight in [100.0, 400, 900] {
        let outline = try #require(SymbolStore.shared.outline(of: form, weight: weight))
        #expect(!outline.shape.isEmpty && outline.parts.allSatisfy { !$0.path.isEmpty })
        let bounds = outline.bounds
        #expect(bounds.minX >= -1 && bounds.maxX <= 25, "\(form) \(weight): \(bounds)")
        #expect(bounds.minY >= -1 && bounds.maxY <= 25, "\(form) \(weight): \(bounds)")
      }
    }
  }

  @Test(arguments: names)
  func `the filled form differs where there is something to fill`(_ name: String) throws {
    let parts = try #require(try SymbolReader.parts(of: name))
    let outlined = try #require(SymbolStore.shared.outline(of: name))
    let filled = try #require(SymbolStore.shared.outline(of: name + ".fill"))
    #expect((outlined.shape == filled.shape) == parts.allSatisfy { $0.role == $0.filled.role })
  }
}
