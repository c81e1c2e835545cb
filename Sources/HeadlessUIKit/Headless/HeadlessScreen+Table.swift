#if !canImport(UIKit)
import Foundation

extension HeadlessScreen {
    @preconcurrency @MainActor
    init(of table: UITableView) {
        bounds = Bounds(of: table)
        let paths = table.shown.keys.sorted()
        let indexes = Set(paths.map(\.section)).union(table.shownHeaders.keys).union(table.shownFooters.keys)
        sections = indexes.sorted().map { section in
            Section(
                index: section, header: table.shownHeaders[section].map(End.init(of:)),
                rows: paths.filter { $0.section == section }.compactMap { path in
                    table.shown[path].map { Row(of: $0, at: path) }
                },
                footer: table.shownFooters[section].map(End.init(of:)))
        }
        func end(_ view: UIView?) -> End? {
            guard let view, view.frame.maxY > table.bounds.minY, view.frame.minY < table.bounds.maxY else { return nil }
            return End(of: view)
        }
        header = end(table.tableHeaderView)
        footer = end(table.tableFooterView)
    }
}

extension HeadlessScreen.End {
    @preconcurrency @MainActor
    init(of view: UIView) {
        viewClass = "\(type(of: view))"
        frame = HeadlessScreen.Frame(view.frame)
        shows = HeadlessContent.of(view)
    }
}

extension HeadlessScreen.Row {
    @preconcurrency @MainActor
    init(of cell: UITableViewCell, at path: IndexPath) {
        indexPath = path
        cellClass = "\(type(of: cell))"
        frame = HeadlessScreen.Frame(cell.frame)
        shows = HeadlessContent.of(cell)
        isSelected = cell.isSelected
        isEditing = cell.isEditing
        accessory = cell.accessoryType
    }
}

extension HeadlessScreen.Frame {
    init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}
#endif
