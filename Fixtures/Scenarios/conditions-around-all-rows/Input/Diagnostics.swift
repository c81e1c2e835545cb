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

// listgen:list(.table)
struct Traces {
    #if DEBUG
    var probes: [Probe]
    #endif
}

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
