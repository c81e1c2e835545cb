import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

extension HeldThreadTests {
    /// Heights of objects that a table written by hand computes off the main actor.
    @MainActor
    @Suite struct ObjectHeightsAheadTests {
        struct Playlist: ListState {
            var songs: [Song]
            var sectionCount: Int { 1 }
            func rowCount(inSection section: Int) -> Int { songs.count }
            func section(at index: Int) -> Int? { index == 0 ? 0 : nil }
            func row(at path: RowPath) -> Song? { songs.indices.contains(path.row) ? songs[path.row] : nil }
            func rowID(at path: RowPath) -> Int? { row(at: path)?.id }
            func stamp(of row: Song) -> CGFloat? { row.lines }
            static func changes(from old: Playlist, to new: Playlist) -> ListChanges { ListChanges() }
        }

        /// Holds the computation of heights up.
        final class Gate: Sendable {
            let semaphore = DispatchSemaphore(value: 0)
            let begun = DispatchSemaphore(value: 0)
            /// True once for each height that was begun to be computed.
            var hasBegun: Bool { begun.wait(timeout: .now()) == .success }
        }

        final class PlaylistTable: ListTable<Playlist, Void>, UITableViewDataSource, UITableViewDelegate {
            let gate = Gate()

            override func height(of row: Song, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
                request.computed(row.lines * 10)
            }

            override func detachedHeight(of row: Song, width: CGFloat) -> (@Sendable () -> CGFloat)? {
                let lines = row.lines
                return { [gate] in
                    gate.begun.signal()
                    gate.semaphore.wait()
                    return lines * 10
                }
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                applied.songs.count
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                dequeueCell(at: indexPath, in: tableView)
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                height(at: indexPath, in: tableView)
            }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                estimatedHeight(at: indexPath, in: tableView)
            }
        }

        @Test("an object that changes meanwhile is not given the height of what it was")
        func changedMeanwhile() async {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            let tableView = UITableView(frame: window.bounds, style: .plain)
            window.addSubview(tableView)
            let songs = (0..<20).map { Song(id: $0, lines: 10) }
            let table = PlaylistTable(state: Playlist(songs: songs), context: ())
            tableView.dataSource = table
            tableView.delegate = table
            table.attach(to: tableView)
            table.flush()
            tableView.layoutIfNeeded()
            let ahead = Task { await table.computeHeights() }
            while !table.gate.hasBegun { await Task.yield() }
            songs[19].lines = 3
            for _ in 0..<40 { table.gate.semaphore.signal() }
            await ahead.value
            table.flush()
            tableView.layoutIfNeeded()
            #expect(table.height(at: IndexPath(row: 19, section: 0), in: tableView) == 30)
            #expect(tableView.contentSize.height == 1_930)
        }
    }
}
