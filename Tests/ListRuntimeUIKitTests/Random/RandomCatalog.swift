import HeadlessUIKit
import RandomTesting

extension Catalog {
    static func random(using generator: inout SeededGenerator) -> Catalog {
        var catalog = Catalog(notice: nil, books: [], finds: [], loans: [], rooms: [], query: "")
        for _ in 0..<8 { catalog.edit(using: &generator) }
        return catalog
    }

    /// One random change; ids come from small ranges, so that rows return and sometimes collide.
    mutating func edit(using generator: inout SeededGenerator) {
        func number(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }
        switch number(9) {
        case 0: notice = number(2) == 0 ? nil : Notice(text: "n\(number(3))")
        case 1:
            books = (0..<number(14)).map { Book(id: $0, title: ["", "t", "u"][number(3)]) }
            books.shuffle(using: &generator)
        case 2: books.insert(Book(id: number(40), title: "n"), at: number(books.count + 1))
        case 3:
            finds = (0..<number(6)).map {
                number(3) == 0 ? .gap($0) : .book(Book(id: $0, title: "f\(number(3))"))
            }
            finds.shuffle(using: &generator)
            if number(2) == 0 { finds.append(.loader) }
        case 4:
            loans.shuffle(using: &generator)
            if number(2) == 0 { loans.append(Loan(guid: "g\(number(9))", days: number(40))) }
            if loans.count > 4 { loans.removeFirst(2) }
        case 5: rooms.shuffle(using: &generator)
        case 6:
            let unused = (0..<6).filter { id in !rooms.contains { $0.id == "\(id)" } }
            guard let id = unused.randomElement(using: &generator) else { return rooms.removeAll() }
            let books = (0..<number(4)).map { Book(id: $0, title: "b\(number(3))") }
            rooms.insert(
                Room(id: "\(id)", title: "T\(number(3))", books: books, canAdd: number(2) == 0),
                at: number(rooms.count + 1))
        case 7:
            guard !rooms.isEmpty else { return }
            rooms.remove(at: number(rooms.count))
        default:
            guard !rooms.isEmpty else { return }
            let index = number(rooms.count)
            rooms[index].canAdd.toggle()
            rooms[index].title = "T\(number(3))"
            rooms[index].books.shuffle(using: &generator)
            if number(3) > 0 { rooms[index].books.append(Book(id: 10 + number(20), title: "new")) }
        }
    }
}
