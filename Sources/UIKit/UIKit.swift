// The module of this name, for programs that import it. It holds no code of its own.
@_exported import Inbetween
