import Foundation
import TweenCombine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// A publisher of the answer to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Asks for each subscriber by itself, once it wants an answer, and publishes it on a thread of
  /// the session's. When an answer comes is up to the network: no stage waits for it.
  public struct DataTaskPublisher: Publisher {
    /// The bytes, and what was said with them.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why there is no answer.
    public typealias Failure = URLError

    /// What is asked for.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// A publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Asks once `subscriber` wants an answer.
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

// Unchecked: `lock` guards what changes; demand and the answer come on any thread.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Answer = Result<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = NSLock()
  private let session: URLSession
  private let request: URLRequest
  private var receive: ((Answer) -> Void)?
  private var task: URLSessionDataTask?

  init(_ session: URLSession, _ request: URLRequest, _ receive: @escaping (Answer) -> Void) {
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

  private func take() -> ((Answer) -> Void)? {
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
