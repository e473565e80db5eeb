import Foundation
import TweenCombine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// Returns a publisher of the response to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request. It sends a request for each subscriber at its first
  /// demand, and publishes the response on a thread of the session. The time of the response depends on
  /// the network; no stage waits for it.
  public struct DataTaskPublisher: Publisher {
    /// The body and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The error of a request without a response.
    public typealias Failure = URLError

    /// The request that is sent.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Subscribes; the request is sent at the subscriber's first demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      subscriber.receive(
        subscription: DataTaskSubscription(session, request) { result in
          switch result {
          case .success(let output):
            _ = subscriber.receive(output)
            subscriber.receive(completion: .finished)
          case .failure(let error): subscriber.receive(completion: .failure(error))
          }
        })
    }
  }
}

// Unchecked: `lock` guards the mutable state; demand and the response arrive on any thread.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Outcome = Result<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = NSLock()
  private let session: URLSession
  private let request: URLRequest
  private var receive: ((Outcome) -> Void)?
  private var task: URLSessionDataTask?

  init(_ session: URLSession, _ request: URLRequest, _ receive: @escaping (Outcome) -> Void) {
    self.session = session
    self.request = request
    self.receive = receive
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let task: URLSessionDataTask? = lock.withLock {
      guard self.task == nil, receive != nil else { return nil }
      self.task = session.dataTask(with: request) { data, response, error in
        self.end(with: data, response, error)
      }
      return self.task
    }
    task?.resume()
  }

  private func end(with data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let receive = take()
    if let response, error == nil {
      receive?(.success((data ?? Data(), response)))
    } else {
      receive?(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func take() -> ((Outcome) -> Void)? {
    lock.withLock {
      defer { receive = nil }
      return receive
    }
  }

  func cancel() {
    _ = take()
    lock.withLock { task }?.cancel()
  }
}
