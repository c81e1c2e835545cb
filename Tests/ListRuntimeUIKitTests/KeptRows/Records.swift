import ListRuntime

/// Folders of records, between which they move; no generated code.
struct Records: ListState {
    struct Folder {
        let name: String
        var records: [Record]
    }

    enum RowID: Hashable {
        case folders(String, Int)
    }

    var folders: [Folder]

    var sectionCount: Int { folders.count }
    func rowCount(inSection section: Int) -> Int {
        folders.indices.contains(section) ? folders[section].records.count : 0
    }
    func section(at index: Int) -> String? { folders.indices.contains(index) ? folders[index].name : nil }
    func row(at path: RowPath) -> Record? {
        guard folders.indices.contains(path.section) else { return nil }
        let records = folders[path.section].records
        return records.indices.contains(path.row) ? records[path.row] : nil
    }
    func rowID(at path: RowPath) -> RowID? { row(at: path).map { .folders(folders[path.section].name, $0.id) } }
    func stamp(of row: Record) -> String? { row.title }

    static func identityInSection(_ id: RowID) -> AnyHashable? {
        switch id {
        case .folders(_, let id): id
        }
    }

    static func changes(from old: Records, to new: Records) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.sections(
            old.folders, new.folders, id: { $0.name },
            rowID: { $0.records.indices.contains($1) ? $0.records[$1].id : nil }
        ) { old, new, rows in
            rows.many(old.records, new.records, id: { $0.id }, isUnchanged: { $0.title == $1.title })
        }
        return changes.build()
    }
}
