import UIKit

// listgen:list(.table, context: .weak(DownloadsController))
/// The files on this phone: those that are still coming, then day by day.
struct Downloads {
    // listgen:section(header: .view(\.storageView), headerHeight: 40, footerHeight: 16)
    // listgen:row(on: select)
    var running: [Episode]
    // listgen:section(rows: \.elements, id: \.model, header: .view(makeHeader), headerHeight: 32, footerHeight: 16)
    // listgen:row(on: select)
    var days: [ArraySection<String, Episode>]
    // listgen:section(headerHeight: 24)
    // listgen:row(cell: RemoveAllCell, name: "removeAll", on: select)
    var hasFiles: Bool
}
