import Foundation

struct Note: Equatable {
    var number: Int?

    func key() -> (any NSObjectProtocol)? { number.map { NSNumber(value: $0) } }
}

// The output of this file imports the runtime for what the method gives.
// listgen:rows
enum Entry {
    case note(Note)  // listgen:row(id: key)
}
