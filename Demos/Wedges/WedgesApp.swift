@main struct Wedges { static func main() {} }
