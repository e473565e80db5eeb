// This project's Combine: OpenCombine with different subjects and shared publishers. OpenCombine stores
// subscribers in a set and notifies them in an order that depends on addresses and on the hash seed of
// the process. That order reaches pixels where two views subscribe to one subject. The types of this
// module notify subscribers in the order in which they subscribed. They have the names of OpenCombine's
// types: a file that imports OpenCombine only through this module resolves the names to these types.
@_exported import OpenCombine
