import UIKit

struct Story: Equatable {
    let id: Int
}

struct Line: Equatable {
    var text: String
}

struct Note {
    let id: Int
}

#if DEBUG
extension Line {
    var id: String { text }
}

extension Note: Equatable {}

final class DebugCell: UITableViewCell {
    func configure(with story: Story) {}
}

extension PartCell {
    func configure(with story: Story) {}
}
#endif

final class PartCell: UITableViewCell {}

final class ToneCell: UITableViewCell {
    func configure(with story: Story, tone: Tone) {}
}

struct Tone {}

struct Context {
    #if DEBUG
    var tone: Tone
    #endif
}

// listgen:list(.table, context: Context)
struct Feed {
    var cells: [Story]  // listgen:row(cell: DebugCell)
    var methods: [Story]  // listgen:row(cell: PartCell)
    var lines: [Line]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var notes: [Note]  // listgen:row(cell: UITableViewCell, configure: { _, _ in })
    var tones: [Story]  // listgen:row(cell: ToneCell)
}
