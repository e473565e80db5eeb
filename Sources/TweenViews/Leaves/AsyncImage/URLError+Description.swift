import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLError {
  /// The same error with a readable `localizedDescription`: the system's has only a number.
  var withReadableDescription: URLError {
    var details = userInfo
    if details[NSLocalizedDescriptionKey] as? String == nil || Self.isNumber(details) {
      details[NSLocalizedDescriptionKey] = words
    }
    return URLError(code, userInfo: details)
  }

  private static func isNumber(_ details: [String: Any]) -> Bool {
    (details[NSLocalizedDescriptionKey] as? String)?.contains("NSURLErrorDomain") == true
  }

  private var words: String {
    switch code {
    case .timedOut: "The request timed out."
    case .cancelled: "cancelled"
    case .badURL: "bad URL"
    case .unsupportedURL: "unsupported URL"
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .cannotConnectToHost: "Could not connect to the server."
    case .networkConnectionLost: "The network connection was lost."
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .badServerResponse: "There was a bad response from the server."
    case .fileDoesNotExist: "The requested URL was not found on this server."
    case .secureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made."
    default: "The operation couldn't be completed (error \(code.rawValue))."
    }
  }
}
