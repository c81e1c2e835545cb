import HeadlessUIKit
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit

/// A home screen: a tip, rails of albums, a grid of all albums.
// listgen:list(.collection, context: Int)
struct Home {
    // listgen:section(layout: .list(.insetGrouped))
    var tip: String?
    // listgen:section(layout: { $0.layout })
    var rails: [Rail]
    // listgen:section(header: "All", headerHeight: 20, layout: {
    //     $1 > 0 ? .grid(columns: $1, height: 50, spacing: 10) : .list()
    // })
    var albums: [Int]

    // listgen:section(id: \.id)
    struct Rail: Equatable {
        let id: String
        var width: CGFloat = 100
        var albums: [Int]
    }
}

/// By hand what `listgen` would write.
extension Home {
    enum Section: Hashable, Sendable {
        case tip
        case rails(String)
        case albums
    }

    enum Row: Equatable {
        case tip(String)
        case rails(String, Int)
        case albums(Int)
    }

    enum RowID: Hashable, Sendable {
        case tip
        case rails(String, Int)
        case albums(Int)
    }
}

extension Home: ListState {
    var sectionCount: Int { 2 + rails.count }

    func rowCount(inSection section: Int) -> Int {
        switch section {
        case 0: tip == nil ? 0 : 1
        case 1..<1 + rails.count: rails[section - 1].albums.count
        default: albums.count
        }
    }

    func section(at index: Int) -> Section? {
        switch index {
        case 0: .tip
        case 1..<1 + rails.count: .rails(rails[index - 1].id)
        case 1 + rails.count: .albums
        default: nil
        }
    }

    func row(at path: RowPath) -> Row? {
        switch path.section {
        case 0: return path.row == 0 ? tip.map { .tip($0) } : nil
        case 1..<1 + rails.count:
            let rail = rails[path.section - 1]
            return rail.albums.indices.contains(path.row) ? .rails(rail.id, rail.albums[path.row]) : nil
        case 1 + rails.count: return albums.indices.contains(path.row) ? .albums(albums[path.row]) : nil
        default: return nil
        }
    }

    func rowID(at path: RowPath) -> RowID? {
        switch row(at: path) {
        case .tip: .tip
        case .rails(let rail, let album): .rails(rail, album)
        case .albums(let album): .albums(album)
        case nil: nil
        }
    }

    static func changes(from old: Home, to new: Home) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { rows in
            rows.optional(old.tip, new.tip, id: { _ in 0 }, isUnchanged: { $0 == $1 })
        }
        changes.sections(
            old.rails, new.rails, id: { $0.id }, headerIsUnchanged: { (_: Rail, _: Rail) in true }
        ) { old, new, rows in
            rows.many(old.albums, new.albums, id: { $0 }, isUnchanged: { $0 == $1 })
        }
        changes.section { rows in
            rows.many(old.albums, new.albums, id: { $0 }, isUnchanged: { $0 == $1 })
        }
        return changes.build()
    }
}
