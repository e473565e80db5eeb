import CTweenFork
import Foundation
import Testing

@testable import TweenTimeline

@Suite struct TimelineConnectionTests {
  private func pair() throws -> (TimelineConnection, TimelineConnection) {
    var ends: [Int32] = [-1, -1]
    try #require(ctf_connect(&ends) == 0)
    return (
      TimelineConnection(ends[0], waits: false), TimelineConnection(ends[1], waits: false)
    )
  }

  @Test func `messages and what follows them arrive whole and in order`() throws {
    let (left, right) = try pair()
    for count in [0, 1, 70_000, 3, 700_000, 0] {
      left.send(
        TimelineRequest(kind: .input, bytes: count, flicks: Int64(count)),
        payload: [UInt8](repeating: UInt8(count % 251), count: count))
    }
    var counts: [Int] = []
    while counts.count < 6 {
      left.flush()
      try #require(right.receive())
      while let (request, payload) = try right.take(TimelineRequest.self, bytes: \.bytes) {
        #expect(Int64(payload.count) == request.flicks)
        #expect(payload.allSatisfy { $0 == UInt8(payload.count % 251) })
        counts.append(payload.count)
      }
    }
    #expect(counts == [0, 1, 70_000, 3, 700_000, 0])
    #expect(!left.hasOutput)
  }

  @Test func `descriptors come with their messages`() throws {
    let (left, right) = try pair()
    let memories = try (0..<4).map { _ in try #require(SharedMemory.make()) }
    for index in 0..<2 {
      let bytes = try #require(memories[index * 2].bytes(8, grows: true))
      bytes[0] = UInt8(7 + index)
      left.send(
        TimelineRequest(kind: .fork),
        files: [memories[index * 2].file, memories[index * 2 + 1].file])
    }
    for index in 0..<2 {
      while try right.take(TimelineRequest.self, bytes: \.bytes) == nil {
        try #require(right.receive())
      }
      let files = right.takeFiles(2)
      try #require(files.count == 2)
      let memory = SharedMemory(files[0])
      #expect(memory.bytes(8, grows: false)?[0] == UInt8(7 + index))
      close(files[1])
    }
    #expect(right.takeFiles(1) == [])
  }

  @Test func `the end of a connection is found, and nothing is sent into it`() throws {
    let (left, right) = try pair()
    left.send(TimelineRequest(kind: .end))
    left.close()
    #expect(right.receive())
    #expect(try right.take(TimelineRequest.self, bytes: \.bytes) != nil)
    #expect(!right.receive())
    right.send(TimelineReply(kind: .advanced))
    right.close()
    right.send(TimelineReply(kind: .advanced))
    #expect(!right.receive())
  }

  @Test func `what is no message is an error`() throws {
    let (left, right) = try pair()
    let bytes = Array("{\"kind\":\"dance\"}\n".utf8)
    #expect(ctf_send(left.file, bytes, bytes.count, nil, 0) == bytes.count)
    #expect(right.receive())
    #expect(throws: DecodingError.self) {
      _ = try right.take(TimelineRequest.self, bytes: \.bytes)
    }
  }

  @Test func `memory grows and never shrinks`() throws {
    let memory = try #require(SharedMemory.make())
    #expect(memory.bytes(0, grows: true) == nil)
    #expect(memory.bytes(100, grows: false) == nil)
    #expect(memory.bytes(100, grows: true)?.count == 100)
    #expect(memory.bytes(100_000, grows: true)?.count == 100_000)
    #expect(ftruncate(memory.file, 10) != 0)
    let bytes = try #require(memory.bytes(50, grows: false))
    #expect(bytes.count == 50)
    bytes[7] = 3
    memory.release()
    #expect(bytes[7] == 0)
    #expect(memory.bytes(100_000, grows: false)?.count == 100_000)
  }
}
