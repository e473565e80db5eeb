import Foundation

// A publisher's name, which a program may use as long as it imports no Combine.
struct Subject: Equatable { var name = "Arithmetic" }
struct Record: Equatable { var subjects = [Subject()] }
