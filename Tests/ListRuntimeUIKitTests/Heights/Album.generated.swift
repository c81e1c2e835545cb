// What listgen generates from Album.swift, with HeadlessUIKit in the place of UIKit.
// swiftlint:disable all
// swift-format-ignore-file
// swiftformat:disable all

import Foundation
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import HeadlessUIKit

extension Album: ListState {
    /// The sections, in their order.
    nonisolated enum Section: Int, CaseIterable, Sendable {
        case photos, captions, songs, players, notes, lines, shades
    }

    /// A row: its kind and what it shows.
    enum Row {
        case photos(Photo)
        case captions(Caption)
        case songs(Song)
        case players(Song)
        case notes(Note)
        case lines(Note)
        case shades(Caption)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case photos(Int)
        case captions(Int)
        case songs(Int)
        case players(Int)
        case notes(Int)
        case lines(Int)
        case shades(Int)
    }

    /// The content of rows that are objects.
    enum Stamp: Equatable {
        case songs(lines: CGFloat)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, TableCellKind, Sendable {
        case photoCell = "PhotoCell"
        case captionCell = "CaptionCell"
        case songCell = "SongCell"
        case playerCell = "PlayerCell"
        case noteCell = "NoteCell"
        case lineCell = "LineCell"
        case shadeCell = "ShadeCell"

        /// The class that is dequeued.
        @MainActor var viewClass: UITableViewCell.Type {
            switch self {
            case .photoCell: return PhotoCell.self
            case .captionCell: return CaptionCell.self
            case .songCell: return SongCell.self
            case .playerCell: return PlayerCell.self
            case .noteCell: return NoteCell.self
            case .lineCell: return LineCell.self
            case .shadeCell: return ShadeCell.self
            }
        }
    }

    var sectionCount: Int { Section.allCases.count }

    func rowCount(inSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .photos: return photos.count
        case .captions: return captions.count
        case .songs: return songs.count
        case .players: return players.count
        case .notes: return notes.count
        case .lines: return lines.count
        case .shades: return shades.count
        case nil: return 0
        }
    }

    func section(at index: Int) -> Section? { Section(rawValue: index) }

    func row(at path: RowPath) -> Row? {
        switch Section(rawValue: path.section) {
        case .photos: return photos.indices.contains(path.row) ? .photos(photos[path.row]) : nil
        case .captions: return captions.indices.contains(path.row) ? .captions(captions[path.row]) : nil
        case .songs: return songs.indices.contains(path.row) ? .songs(songs[path.row]) : nil
        case .players: return players.indices.contains(path.row) ? .players(players[path.row]) : nil
        case .notes: return notes.indices.contains(path.row) ? .notes(notes[path.row]) : nil
        case .lines: return lines.indices.contains(path.row) ? .lines(lines[path.row]) : nil
        case .shades: return shades.indices.contains(path.row) ? .shades(shades[path.row]) : nil
        case nil: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch Section(rawValue: path.section) {
        case .photos: return photos.indices.contains(path.row) ? .photos(photos[path.row].id) : nil
        case .captions: return captions.indices.contains(path.row) ? .captions(captions[path.row].id) : nil
        case .songs: return songs.indices.contains(path.row) ? .songs(songs[path.row].id) : nil
        case .players: return players.indices.contains(path.row) ? .players(players[path.row].id) : nil
        case .notes: return notes.indices.contains(path.row) ? .notes(notes[path.row].id) : nil
        case .lines: return lines.indices.contains(path.row) ? .lines(lines[path.row].id) : nil
        case .shades: return shades.indices.contains(path.row) ? .shades(shades[path.row].id) : nil
        case nil: return nil
        }
    }

    func stamp(of row: Row) -> Stamp? {
        if case .songs(let songs) = row { return .songs(lines: songs.lines) }
        return nil
    }

    static func identityInSection(_ id: RowID) -> AnyHashable? {
        if case .captions(let id) = id { return id }
        if case .songs(let id) = id { return id }
        if case .players(let id) = id { return id }
        if case .notes(let id) = id { return id }
        if case .lines(let id) = id { return id }
        if case .shades(let id) = id { return id }
        return nil
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &photos) { $0.id }
        Self.removeDuplicates(from: &captions) { $0.id }
        Self.removeDuplicates(from: &songs) { $0.id }
        Self.removeDuplicates(from: &players) { $0.id }
        Self.removeDuplicates(from: &notes) { $0.id }
        Self.removeDuplicates(from: &lines) { $0.id }
        Self.removeDuplicates(from: &shades) { $0.id }
    }

    static func changes(from old: Album, to new: Album) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.many(old.photos, new.photos, id: { $0.id }, isUnchanged: { $0 == $1 })
        let captionsSection = changes.many(
            old.captions, new.captions, id: { $0.id }, isUnchanged: { $0 == $1 })
        let songsSection = changes.many(
            old.songs, new.songs, id: { $0.id }, isUnchanged: { $0.lines == $1.lines })
        let playersSection = changes.many(
            old.players, new.players, id: { $0.id }, isUnchanged: { $0 === $1 })
        let notesSection = changes.many(old.notes, new.notes, id: { $0.id }, isUnchanged: { $0 == $1 })
        let linesSection = changes.many(old.lines, new.lines, id: { $0.id }, isUnchanged: { $0 == $1 })
        let shadesSection = changes.many(old.shades, new.shades, id: { $0.id }, isUnchanged: { $0 == $1 })
        changes.moveAcross([
            .init(captionsSection, old: { old.captions[$0].id }, new: { new.captions[$0].id }),
            .init(shadesSection, old: { old.shades[$0].id }, new: { new.shades[$0].id }),
        ])
        changes.moveAcross([
            .init(songsSection, old: { old.songs[$0].id }, new: { new.songs[$0].id }),
            .init(playersSection, old: { old.players[$0].id }, new: { new.players[$0].id }),
        ])
        changes.moveAcross([
            .init(notesSection, old: { old.notes[$0].id }, new: { new.notes[$0].id }),
            .init(linesSection, old: { old.lines[$0].id }, new: { new.lines[$0].id }),
        ])
        return changes.build()
    }

    /// Shows the list in a table view and follows its state.
    @preconcurrency @MainActor
    final class Table: ListTable<Album, AlbumContext>, UITableViewDataSource, UITableViewDelegate {
        /// Shows `state` in a table view, which holds the table weakly: keep it.
        init(_ state: Album, context: AlbumContext, in tableView: UITableView) {
            super.init(state: state, context: context, animation: .automatic)
            connect(to: tableView, Cell.self, source: self, delegate: self)
            attach(to: tableView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell? {
            switch row {
            case .photos(let photos): return request.cell(PhotoCell.self, Cell.photoCell) { $0.configure(with: photos) }
            case .captions(let captions):
                return request.cell(CaptionCell.self, Cell.captionCell, reads: .context) { cell in
                    cell.configure(with: captions, context: context)
                }
            case .songs(let songs): return request.cell(SongCell.self, Cell.songCell) { $0.configure(with: songs) }
            case .players(let players):
                return request.cell(PlayerCell.self, Cell.playerCell) { $0.configure(with: players) }
            case .notes(let notes): return request.cell(NoteCell.self, Cell.noteCell) { $0.configure(with: notes) }
            case .lines(let lines): return request.cell(LineCell.self, Cell.lineCell) { $0.configure(with: lines) }
            case .shades(let shades):
                return request.cell(ShadeCell.self, Cell.shadeCell, reads: .context) { $0.configure(with: shades) }
            }
        }

        override func height(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            switch row {
            case .photos(let photos): return request.computed(PhotoCell.height(for: photos, width: metrics.width))
            case .captions(let captions): return request.computed(CaptionCell.height(for: captions, context: context))
            case .songs(let songs): return request.computed(SongCell.height(for: songs))
            case .players(let players): return request.computedEachTime(PlayerCell.height(for: players))
            case .notes: return UITableView.automaticDimension
            case .lines: return 12
            case .shades(let shades): return request.computed(Album.shadesHeight(shades, context, metrics))
            }
        }

        override var heightsReadMetrics: Bool { true }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            learnHeight(of: cell, at: indexPath)
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimatedHeight(at: indexPath, in: tableView)
        }

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeight(inSection: section, in: tableView)
        }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            footerHeight(inSection: section, in: tableView)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult func update(photos id: Int, _ change: (inout Photo) -> Void) -> Bool {
            updateRow(.photos(id), .in(\.photos), change)
        }
        @discardableResult func update(captions id: Int, _ change: (inout Caption) -> Void) -> Bool {
            updateRow(.captions(id), .in(\.captions), change)
        }
        @discardableResult func update(songs id: Int, _ change: (inout Song) -> Void) -> Bool {
            updateRow(.songs(id), .in(\.songs), change)
        }
        @discardableResult func update(players id: Int, _ change: (inout Song) -> Void) -> Bool {
            updateRow(.players(id), .in(\.players), change)
        }
        @discardableResult func update(notes id: Int, _ change: (inout Note) -> Void) -> Bool {
            updateRow(.notes(id), .in(\.notes), change)
        }
        @discardableResult func update(lines id: Int, _ change: (inout Note) -> Void) -> Bool {
            updateRow(.lines(id), .in(\.lines), change)
        }
        @discardableResult func update(shades id: Int, _ change: (inout Caption) -> Void) -> Bool {
            updateRow(.shades(id), .in(\.shades), change)
        }
    }
}

// Arguments of marks. Their indentation has the compiler report them at the column where they are written.
@MainActor
extension Album {
    fileprivate static func shadesHeight(
        _ shades: Caption, _ context: AlbumContext, _ metrics: ListMetrics
    ) -> CGFloat {
        #sourceLocation(file: "Album.swift ", line: 45)
        let value: (Caption, AlbumContext, ListMetrics) -> CGFloat =
                                            { caption, context, metrics in ShadeCell.height(caption, metrics) }
        #sourceLocation()
        return value(shades, context, metrics)
    }
}
