import UIKit

struct LibraryContext {
    /// A view without constraints, as high as its frame.
    var banner: UIView?
    var note: String
}

// listgen:section(id: \.name, header: \.name)
struct Shelf {
    let name: String
    var books: [Story]
}

// listgen:list(.table, context: LibraryContext, delegate: .mine, header: .view(\.banner),
//     footer: .view({ library, context in library.shelves.isEmpty ? nil : noteView(context.note) }))
struct Library {
    var shelves: [Shelf]
}

@MainActor
func noteView(_ note: String) -> UIView {
    let label = UILabel()
    label.text = note
    return label
}

// listgen:list(.table, header: UISearchBar, footer: Ruler)
struct Search {
    var results: [Story]
    var reader: String?  // listgen:ignore
}

/// Says by itself how high it is.
final class Ruler: UIView {
    // listgen:configure
    func show(_ search: Search) { tag = search.results.count }
    static func height(for results: [Story], width: CGFloat) -> CGFloat { CGFloat(results.count) * width / 100 }
}

// listgen:list(.table)
struct Shelves {
    var books: [Story]
}
