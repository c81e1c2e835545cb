@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import defaults_of_a_list

/// What the mark of a list says for all its rows, and what a narrower one says instead.
@MainActor @Suite struct DefaultsTests {
    private let screen = Screen()

    private func note(_ key: String, _ text: String) -> Note {
        let note = Note(key: key)
        note.text = text
        return note
    }

    @Test func heightsAndIdentities() {
        let list = Notes.Table(
            Notes(
                pinned: [note("p", "")], notes: [note("n", "")],
                tags: [defaults_of_a_list.Tag(key: "t", name: "tag")]), in: screen.table)
        #expect(screen.cells == ["NoteCell", "NoteCell", "TagCell"])
        #expect(screen.heights == [52, 64, 30])
        #expect(list.indexPath(of: .tags("t")) == IndexPath(row: 0, section: 2))
        list.update {
            $0.notes += $0.pinned
            $0.pinned = []
        }
        screen.table.headless.clearUpdates()
        list.flush()
        #expect(screen.heights == [64, 64, 30])
        #expect(screen.batches.flatMap(\.rowMoves).count == 1)
    }

    @Test func whatIsOffScreenIsEstimated() {
        let list = Notes.Table(
            Notes(pinned: [], notes: (0..<100).map { note("\($0)", "") }, tags: []), in: screen.table)
        #expect(screen.heights == Array(repeating: 64, count: 8))
        let estimate: CGFloat = 8 * 64 + 92 * 52
        #expect(screen.table.contentSize.height == estimate)
        #expect(list.applied.notes.count == 100)
    }

    @Test func objectsByInstanceAndAlways() {
        let (pinned, other) = (note("p", "p"), note("n", "n"))
        let list = Notes.Table(Notes(pinned: [pinned], notes: [other], tags: []), in: screen.table)
        #expect(screen.rows == ["p", "n"])
        pinned.text = "P"
        other.text = "N"
        screen.table.headless.clearUpdates()
        list.state = Notes(pinned: [pinned], notes: [other], tags: [])
        list.flush()
        #expect(screen.rows == ["p", "N"])
        list.state.pinned = [note("p", "new")]
        list.flush()
        #expect(screen.rows == ["new", "N"])
        #expect(screen.batches.flatMap(\.rowInserts).isEmpty)
    }
}
