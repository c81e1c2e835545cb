import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

#if DEBUG
// listgen:list(.collection, columns: 2, height: 80, output: .inline)
private struct Preview {
    var items: [Book]  // listgen:row(cell: BookCell)
}
#endif

// Everything of one file that a list may be made of, and all of it private.
// listgen:list(.collection, columns: 2, height: 80, actions: .closures, finders: true, output: .inline)
private struct Shelf {
    var books: [Book]  // listgen:row(on: select)
    var things: [any Thing]
    var groups: [Group]
    var state: State
    // listgen:row(cell: BookCell)
    var newest: Book? { books.last }
    var extras: [Extra]
    var pages: [Page]

    // What is inside of a private type says nothing of its own, and nobody outside of the file sees it.
    // listgen:rows
    enum Extra: Hashable {
        case pen(Pen)
        case number(Int)  // listgen:row(cell: NewCell, id: .value)
    }

    // listgen:section(id: \.number)
    struct Page {
        let number: Int
        var pens: [Pen]
        var isLast: Bool { number == 9 }  // listgen:row(cell: NewCell)
    }
}

// listgen:list(.collection, output: .inline)
private struct Plain {
    var choices: [Choice]
    var state: Choices

    // listgen:rows
    public enum Choice: Hashable {
        case number(Int)  // listgen:row(cell: NewCell, id: .value)
        case pen(Pen)
    }

    // listgen:section
    enum Choices {
        case loading  // listgen:row(cell: NewCell)
        case ready([Choice])
    }
}

// listgen:list(.collection, output: .inline)
private struct Picker<Choice: Option> {
    // listgen:row(cell: ChoiceCell<Choice>, on: select)
    var choices: [Choice]
}

private protocol Option: Identifiable, Equatable {
    var title: String { get }
}

private final class ChoiceCell<Choice: Option>: UICollectionViewCell {
    func configure(with choice: Choice) { accessibilityLabel = choice.title }
}

// listgen:row(content: \.title)
private class Book: Hashable {
    let id: Int
    var title: String

    init(id: Int, title: String) { (self.id, self.title) = (id, title) }

    static func == (a: Book, b: Book) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}


// listgen:rows(output: .inline)
private protocol Thing {
    var id: Int { get }
}

private struct Pen: Thing, Hashable { let id: Int }
private struct Cup: Thing, Equatable { let id: Int }

// listgen:section(id: \.id)
private struct Group {
    let id: Int
    var things: [Item]
    var isNew: Bool { id == 0 }  // listgen:row(cell: NewCell)
}

// listgen:rows
private enum Item: Equatable {
    case pen(Pen)
    case cup(Cup)
}

// listgen:section
private enum State {
    case loading  // listgen:row(cell: NewCell)
    case ready([Pen])
}

// listgen:cell
private final class BookCell: UICollectionViewCell {
    func configure(with book: Book) { accessibilityLabel = book.title }
}

// listgen:cell
private final class PenCell: UICollectionViewCell {
    func configure(with pen: Pen) { tag = pen.id }
}

// listgen:cell
private final class CupCell: UICollectionViewCell {
    func configure(with cup: Cup) { tag = cup.id }
}

private final class NewCell: UICollectionViewCell {}
