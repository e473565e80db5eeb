@_exported import Combine
@_exported import Inbetween
