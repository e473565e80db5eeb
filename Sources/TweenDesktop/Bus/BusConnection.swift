import CTweenBus

/// A connection to a D-Bus. It belongs to one thread, which polls for messages and never blocks.
final class BusConnection {
  private let pointer: ctb_connection
  /// The closures that wait for a reply, keyed by the serial numbers of their calls.
  private var pendingReplies: [UInt32: (BusMessage?) -> Void] = [:]
  /// The unique name of the program on the bus.
  let name: String
  /// The file descriptor that is readable when the bus has sent data.
  let file: CInt

  /// Connects to a bus, which takes a few milliseconds; nil where the connection fails.
  init?(address: String) {
    guard BusLibrary.isThere, let pointer = ctb_open(address) else { return nil }
    self.pointer = pointer
    name = ctb_unique_name(pointer).map { String(cString: $0) } ?? ""
    file = ctb_file(pointer)
  }

  deinit { ctb_close(pointer) }

  /// Whether there is output that the bus has not accepted yet.
  var hasOutput: Bool { ctb_has_output(pointer) }

  /// Subscribes to the signals that a match rule describes.
  func watch(_ rule: String) { ctb_add_match(pointer, rule) }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - startsService: Whether the bus may start the called service.
  ///   - reply: A closure that receives the reply; nil after an error.
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
    if serial == 0 { reply(nil) } else { pendingReplies[serial] = reply }
  }

  /// Sends the reply to a call.
  func reply(_ call: BusMessage, _ values: [BusValue]) {
    guard !call.expectsNoReply, let reply = ctb_new_return(call.pointer) else { return }
    let message = BusMessage(reply)
    if message.append(values) { _ = ctb_send(pointer, message.pointer) }
  }

  /// Sends an error as the reply to a call. The name must be a valid error name of D-Bus.
  func replyError(_ call: BusMessage, _ name: String, _ text: String) {
    guard !call.expectsNoReply, let reply = ctb_new_error(call.pointer, name, text) else { return }
    _ = ctb_send(pointer, BusMessage(reply).pointer)
  }

  /// Sends a signal.
  func sendSignal(_ path: String, _ interface: String, _ member: String, _ values: [BusValue]) {
    guard let signal = ctb_new_signal(path, interface, member) else { return }
    let message = BusMessage(signal)
    if message.append(values) { _ = ctb_send(pointer, message.pointer) }
  }

  /// Reads and writes what is possible without blocking, and delivers the received messages.
  ///
  /// - Parameter receive: A closure that receives calls and signals.
  /// - Returns: false where the bus has disconnected.
  func exchange(_ receive: (BusMessage) -> Void) -> Bool {
    var isOpen = ctb_exchange(pointer)
    repeat {
      while let next = ctb_pop(pointer) {
        let message = BusMessage(next)
        switch message.kind {
        case .reply: pendingReplies.removeValue(forKey: message.replySerial)?(message)
        case .error: pendingReplies.removeValue(forKey: message.replySerial)?(nil)
        case .call, .signal: receive(message)
        case .other: break
        }
      }
      // Replies are sent before the thread sleeps, if the bus accepts them.
      guard isOpen, hasOutput else { break }
      let had = pendingReplies.count
      isOpen = ctb_exchange(pointer)
      // Otherwise the socket is full; the caller waits until it is writable.
      if hasOutput, had == pendingReplies.count { break }
    } while isOpen
    return isOpen
  }
}
