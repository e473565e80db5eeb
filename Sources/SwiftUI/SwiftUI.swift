@_exported import Combine
@_exported import FoundationOverlay
@_exported import Inbetween
