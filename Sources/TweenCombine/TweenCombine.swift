// Combine for this project: OpenCombine, but for the publishers that several may subscribe to. Those
// of OpenCombine keep their subscribers in a set and tell them in an order that follows addresses
// and the process's seed of hashing, which reaches pixels wherever two views listen to one subject.
// The types here tell them in the order in which they subscribed. They have OpenCombine's names: a
// file that reaches OpenCombine through this module alone finds these first.
@_exported import OpenCombine
