import CTweenBus

/// A connection to a bus. It belongs to one thread, which asks for what has come and never waits.
final class BusConnection {
  private let pointer: ctb_connection
  /// Who waits for the answer to which call.
  private var waiting: [UInt32: (BusMessage?) -> Void] = [:]
  /// The program's name on the bus.
  let name: String
  /// Readable when the bus has written.
  let file: CInt

  /// Connects to a bus, which takes a few milliseconds; nil where there is none at the address.
  init?(address: String) {
    guard BusLibrary.isThere, let pointer = ctb_open(address) else { return nil }
    self.pointer = pointer
    name = ctb_unique_name(pointer).map { String(cString: $0) } ?? ""
    file = ctb_file(pointer)
  }

  deinit { ctb_close(pointer) }

  /// Whether something waits until the bus can take it.
  var hasOutput: Bool { ctb_has_output(pointer) }

  /// Asks for the signals that a rule describes.
  func watch(_ rule: String) { ctb_add_match(pointer, rule) }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - startsService: Whether the bus may start who is called.
  ///   - reply: Receives the answer; nil: there is none, but an error.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ values: [BusValue] = [], startsService: Bool = true,
    reply: @escaping (BusMessage?) -> Void
  ) {
    guard let call = ctb_new_call(destination, path, interface, member) else { return reply(nil) }
    let message = BusMessage(call)
    if !startsService { ctb_call_nobody_new(message.pointer) }
    guard message.append(values) else { return reply(nil) }
    let serial = ctb_send(pointer, message.pointer)
    if serial == 0 { reply(nil) } else { waiting[serial] = reply }
  }

  /// Answers a call.
  func answer(_ call: BusMessage, _ values: [BusValue]) {
    guard !call.wantsNoReply, let answer = ctb_new_return(call.pointer) else { return }
    let message = BusMessage(answer)
    if message.append(values) { _ = ctb_send(pointer, message.pointer) }
  }

  /// Answers a call by an error, whose name has to be one that D-Bus allows.
  func refuse(_ call: BusMessage, _ name: String, _ text: String) {
    guard !call.wantsNoReply, let answer = ctb_new_error(call.pointer, name, text) else { return }
    _ = ctb_send(pointer, BusMessage(answer).pointer)
  }

  /// Sends a signal to whoever listens.
  func tell(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    guard let signal = ctb_new_signal(path, interface, member) else { return }
    let message = BusMessage(signal)
    if message.append(values) { _ = ctb_send(pointer, message.pointer) }
  }

  /// Reads and writes what can be without waiting, and hands out what has come.
  ///
  /// - Parameter take: Receives calls and signals.
  /// - Returns: false when the bus is gone.
  func exchange(_ take: (BusMessage) -> Void) -> Bool {
    var isOpen = ctb_exchange(pointer)
    repeat {
      while let next = ctb_pop(pointer) {
        let message = BusMessage(next)
        switch message.kind {
        case .reply: waiting.removeValue(forKey: message.replySerial)?(message)
        case .error: waiting.removeValue(forKey: message.replySerial)?(nil)
        case .call, .signal: take(message)
        case .other: break
        }
      }
      // What was answered is on its way before this thread sleeps, if the bus takes it.
      guard isOpen, hasOutput else { break }
      let had = waiting.count
      isOpen = ctb_exchange(pointer)
      // Else the socket is full: the caller waits until it can be written to.
      if hasOutput, had == waiting.count { break }
    } while isOpen
    return isOpen
  }
}
