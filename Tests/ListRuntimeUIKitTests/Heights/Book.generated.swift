// What listgen generates from Book.swift, with HeadlessUIKit in the place of UIKit.
// swiftlint:disable all
// swift-format-ignore-file
// swiftformat:disable all

import Foundation
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import HeadlessUIKit

extension Book: ListState {
    /// The sections, in their order.
    nonisolated enum Section: Int, CaseIterable, Sendable {
        case texts, photos
    }

    /// A row: its kind and what it shows.
    enum Row: Equatable, Sendable {
        case texts(Text)
        case photos(Photo)
    }

    /// What makes a row the same one after an update.
    nonisolated enum RowID: Hashable, Sendable {
        case texts(Int)
        case photos(Int)
    }

    /// The view classes of the rows, by reuse identifier.
    nonisolated enum Cell: String, TableCellKind, Sendable {
        case textCell = "TextCell"
        case photoCell = "PhotoCell"

        /// The class that is dequeued.
        @MainActor var viewClass: UITableViewCell.Type {
            switch self {
            case .textCell: return TextCell.self
            case .photoCell: return PhotoCell.self
            }
        }
    }

    var sectionCount: Int { Section.allCases.count }

    func rowCount(inSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .texts: return texts.count
        case .photos: return photos.count
        case nil: return 0
        }
    }

    func section(at index: Int) -> Section? { Section(rawValue: index) }

    func row(at path: RowPath) -> Row? {
        switch Section(rawValue: path.section) {
        case .texts: return texts.indices.contains(path.row) ? .texts(texts[path.row]) : nil
        case .photos: return photos.indices.contains(path.row) ? .photos(photos[path.row]) : nil
        case nil: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch Section(rawValue: path.section) {
        case .texts: return texts.indices.contains(path.row) ? .texts(texts[path.row].id) : nil
        case .photos: return photos.indices.contains(path.row) ? .photos(photos[path.row].id) : nil
        case nil: return nil
        }
    }

    mutating func removeDuplicateRows() {
        Self.removeDuplicates(from: &texts) { $0.id }
        Self.removeDuplicates(from: &photos) { $0.id }
    }

    static func changes(from old: Book, to new: Book) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.many(old.texts, new.texts, id: { $0.id }, isUnchanged: { $0 == $1 })
        changes.many(old.photos, new.photos, id: { $0.id }, isUnchanged: { $0 == $1 })
        return changes.build()
    }

    /// Shows the list in a table view and follows its state.
    @preconcurrency @MainActor
    final class Table: ListTable<Book, Void>, UITableViewDataSource, UITableViewDelegate {
        /// Shows `state` in a table view, which holds the table weakly: keep it.
        init(_ state: Book, in tableView: UITableView) {
            super.init(state: state, context: (), animation: .automatic)
            connect(to: tableView, Cell.self, source: self, delegate: self)
            attach(to: tableView)
        }

        override func makeCell(for row: Row, at indexPath: IndexPath, _ request: CellRequest) -> UITableViewCell? {
            switch row {
            case .texts(let texts): return request.cell(TextCell.self, Cell.textCell) { $0.configure(with: texts) }
            case .photos(let photos): return request.cell(PhotoCell.self, Cell.photoCell) { $0.configure(with: photos) }
            }
        }

        override func height(of row: Row, at indexPath: IndexPath, _ request: inout HeightRequest) -> CGFloat? {
            switch row {
            case .texts(let texts): return request.computed(TextCell.height(for: texts, width: metrics.width))
            case .photos(let photos): return request.computed(PhotoCell.height(for: photos, width: metrics.width))
            }
        }

        override func detachedHeight(of row: Row, width: CGFloat) -> (@Sendable () -> CGFloat)? {
            if case .texts(let texts) = row { return { TextCell.height(for: texts, width: width) } }
            return nil
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

        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            headerHeight(inSection: section, in: tableView)
        }

        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            footerHeight(inSection: section, in: tableView)
        }

        /// Changes that row in place; false if it is gone.
        @discardableResult func update(texts id: Int, _ change: (inout Text) -> Void) -> Bool {
            updateRow(.texts(id), .in(\.texts), change)
        }
        @discardableResult func update(photos id: Int, _ change: (inout Photo) -> Void) -> Bool {
            updateRow(.photos(id), .in(\.photos), change)
        }
    }
}
