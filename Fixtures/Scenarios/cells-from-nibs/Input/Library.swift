import UIKit

struct Episode: Equatable {
    let id: Int
    var title: String
    var isPlayed: Bool
}

struct Tip: Equatable {
    let id: Int
    var text: String
}

// listgen:section(id: \.name)
// listgen:header(view: SeasonHeader)
struct Season {
    let name: String  // listgen:ignore
    var episodes: [Episode]
}

// listgen:list(.table, footer: LibraryFooter)
struct Library {
    var seasons: [Season]
    // listgen:header(view: BandView, nib: "Band", bundle: .main, reuse: "band", configure: view.tag = section.count)
    // listgen:footer(view: BandView, nib: "Band", bundle: .main, reuse: "band", configure: view.tag = section.count)
    var tips: [Tip]
    var note: String  // listgen:row(cell: NoteCell, nib: "Note", bundle: .main, reuse: "note")
}

// listgen:rows(provider: .table)
enum LibraryItem {
    case episode(Episode)
    case tip(Tip)
}
