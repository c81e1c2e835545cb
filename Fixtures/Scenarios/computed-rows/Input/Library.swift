import UIKit

// listgen:list(.table)
struct Library {
    var summary: Summary {  // listgen:row(cell: SummaryCell)
        log.count("summary")
        return Summary(text: "\(shelves.count) shelves for \(reader)")
    }
    var shelves: [Shelf]
    var desk: Shelf
    // listgen:section(header: "Unread")
    // listgen:row(cell: BookCell, id: \.id)
    var unread: [Book] {
        log.count("unread")
        return shelves.flatMap(\.books).filter { !$0.isRead }
    }
    // listgen:section(header: \.title)
    var trolleys: [Shelf] {
        log.count("trolleys")
        return shelves.filter { $0.books.isEmpty }
    }
    #if DEBUG
    // listgen:row(cell: SummaryCell)
    var usage: Summary? {
        log.count("usage")
        return Summary(text: "\(log.counts.count)")
    }
    #endif
    var reader: String  // listgen:ignore
    let log: EvaluationLog  // listgen:ignore
}

// listgen:section(id: \.name, header: \.title)
struct Shelf {
    let name: String
    var title: String
    var note: Summary? {  // listgen:row(cell: SummaryCell)
        log.count("note of \(name)")
        return books.count > 1 ? Summary(text: "\(books.count) books") : nil
    }
    // listgen:row(on: [select, didEndDisplaying])
    var books: [Book]
    let log: EvaluationLog  // listgen:ignore
}
