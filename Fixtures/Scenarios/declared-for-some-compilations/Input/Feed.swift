#if canImport(UIKit)
import UIKit
#endif

#if canImport(UIKit)
struct Story: Equatable {
    let id: Int
}

// In each clause of an `#if` there is one.
#if DEBUG
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "\(story)" }
}
#else
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { textLabel?.text = "\(story.id)" }
}
#endif

final class NoteCell: UITableViewCell {
    #if DEBUG
    func configure(with note: Note) { textLabel?.text = note.text }
    #else
    func configure(with note: Note) {}
    #endif
}

struct Note {
    let id: Int
    var text: String
}

#if DEBUG
extension Note: Equatable {}
#else
extension Note: Equatable {
    static func == (a: Note, b: Note) -> Bool { a.id == b.id && a.text == b.text }
}
#endif

#if DEBUG
final class DebugCell: UITableViewCell {
    func configure(with note: Note) {}
}
#endif

@available(iOSApplicationExtension, unavailable)
struct Host: Equatable {
    let id: Int
}

@available(iOSApplicationExtension, unavailable)
final class HostCell: UITableViewCell {
    func configure(with host: Host) {}
}

// listgen:list(.table, on: select)
@available(iOSApplicationExtension, unavailable)
struct Feed {
    var stories: [Story]  // listgen:row(cell: StoryCell)
    var notes: [Note]  // listgen:row(cell: NoteCell)
    #if DEBUG
    var debug: [Note]  // listgen:row(cell: DebugCell)
    #endif
    var hosts: [Host]  // listgen:row(cell: HostCell)
}
#endif
