import UIKit

// listgen:list(.table, finders: true)
struct Contacts {
    var own: OwnCard
    var groups: [ContactGroup]
}

// listgen:section
struct OwnCard {
    var name: Contact
    #if DEBUG
    var raw: String  // listgen:row(cell: RawCell)
    #endif
    var numbers: [Number]
}

// listgen:section(id: \.key, header: \.title)
struct ContactGroup {
    let key: String  // listgen:ignore
    var title: String  // listgen:ignore
    var members: [Contact]
    var canAdd: Bool  // listgen:row(cell: AddCell)
}

struct Contact: Equatable {
    let id: Int
    var name: String
}

struct Number: Hashable, Sendable {
    let id: String
}
