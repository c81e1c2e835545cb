import UIKit

// listgen:section
enum Part {
    case section(Group)
    case parts([Episode])  // listgen:section(header: "Parts")
    case rows([Episode])  // listgen:section(headerHeight: { rows in CGFloat(rows.count) })
    // listgen:header(view: OldHeader, when: { row, context in row.id > 1 && context.prefix.isEmpty })
    case row(Episode)  // listgen:section(id: \.id)
    case context(Episode)  // listgen:section(id: \.id, header: { episode, context in context.prefix + episode.title })
    case index(Episode)  // listgen:section(id: \.id)
    case old([Episode])  // listgen:section(header: { old in "\(old.count)" })
    case new(Group)
    case cell(Episode)  // listgen:section(id: \.id)
    case path(Group)
}
