import UIKit

struct Probe: Equatable {
    let id: Int
    var name: String
}

// listgen:section(id: \.name)
struct ProbeGroup {
    var name: String  // listgen:ignore
    #if DEBUG
    var probes: [Probe]
    var canAdd: Bool  // listgen:row(cell: AddProbeCell)
    #endif
}

// listgen:list(.table)
struct Diagnostics {
    var title: String  // listgen:row(cell: TitleCell)
    var groups: [ProbeGroup]
}

// listgen:list(.table, on: [select, didEndDisplaying])
struct Traces {
    #if DEBUG
    var probes: [Probe]
    #endif
}

// listgen:list(.table, on: select)
struct Sessions {
    #if DEBUG
    var groups: [ProbeGroup]
    // listgen:row(height: { $0.name.isEmpty ? 0 : 44 })
    var first: Probe? { groups.first?.probes.first }
    #elseif RELEASE
    var notes: [ReleaseNote]
    #endif
}

#if RELEASE
// listgen:section(id: \.id)
struct ReleaseNote {
    let id: Int
    var text: String  // listgen:row(cell: TitleCell)
}
#endif

final class TitleCell: UITableViewCell {
    func configure(with title: String) { textLabel?.text = title }
}

#if DEBUG
// listgen:cell
final class ProbeCell: UITableViewCell {
    func configure(with probe: Probe) { textLabel?.text = probe.name }
}

final class AddProbeCell: UITableViewCell {}
#endif
