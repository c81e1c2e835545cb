import MailKit
import UIKit

// listgen:section(id: \.letter, header: \.letter, indexTitle: \.letter)
/// The people of one letter.
public struct AddressBookLetter {
    public let letter: String  // listgen:ignore
    // listgen:row(id: \.address, content: [\.name, \.isVIP], drag: { [NSItemProvider(object: $0.address as NSString)] })
    public var people: People

    public init(letter: String, people: People) {
        self.letter = letter
        self.people = people
    }
}

// listgen:list(.table, context: MailSettings)
/// Everybody, with an index at the side. A person can be dragged into another app, as an address.
public struct AddressBook {
    public var letters: [AddressBookLetter]

    public init(people: People) {
        let groups = Dictionary(grouping: people) { String($0.name.prefix(1)) }
        letters = groups.keys.sorted().map { letter in
            AddressBookLetter(letter: letter, people: (groups[letter] ?? []).sorted { $0.name < $1.name })
        }
    }
}
