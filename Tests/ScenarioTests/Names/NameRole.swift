import SwiftSurface

/// What a name of the app may be the name of.
enum NameRole: String, CaseIterable {
    // Types.
    case list, unrelated, nested, cell, header, context, identity, rows, provider, model, section, sectionEnum
    // Members and functions.
    case row, onlyRow, sectionOfRows, rowsCase, rowOfSection, property, method, contextMember, function

    var isOfType: Bool {
        switch self {
        case .list, .unrelated, .nested, .cell, .header, .context, .identity, .rows, .provider, .model, .section,
            .sectionEnum:
            true
        case .row, .onlyRow, .sectionOfRows, .rowsCase, .rowOfSection, .property, .method, .contextMember, .function:
            false
        }
    }

    /// What the programs of a module share. All types of other modules are written in full: the app may hide them.
    static let shared = """
        \(head)
        struct SharedStory: Swift.Equatable, Swift.Identifiable { let id: Swift.Int; var title: Swift.String }
        // listgen:cell
        final class SharedCell: UIKit.UITableViewCell { func configure(with story: SharedStory) {} }

        """

    private static let head = "import ListRuntime\nimport ListRuntimeUIKit\nimport UIKit\n"

    private static let table = "// listgen:list(.table, on: [select, willDisplay, didEndDisplaying], finders: true)\n"
    private static let plainTable = "// listgen:list(.table)\n"

    private static let members = """
            var firstStory: SharedStory
            // listgen:section(header: "x")
            var moreStories: [SharedStory]
            var storiesByDay: [[SharedStory]]

        """

    /// A program that calls something `name`, apart from all others by `number`.
    func program(_ name: String, number: Int) -> String {
        let type = ["Type", "Protocol"].contains(name) ? "`\(name)`" : Identifier.spelled(name)
        let (member, label) = (Identifier.spelled(name), Identifier.spelledAsLabel(name))
        let (list, cell) = ("List\(number)", "Cell\(number)")
        let cells = "final class \(cell): UIKit.UITableViewCell { func configure(with model: \(type)) {} }\n"
        let whole = "struct \(list) {\n\(Self.members)}\n"
        func rows(_ type: String, _ cell: String) -> String {
            "struct \(list) {\n    var one: \(type)  // listgen:row(cell: \(cell))\n"
                + "    var many: [\(type)]  // listgen:row(cell: \(cell))\n}\n"
        }
        let text =
            switch self {
            case .list: Self.table + "struct \(type) {\n\(Self.members)}\n"
            case .unrelated: "enum \(type) {}\n" + Self.table + whole
            case .nested:
                Self.table + "struct \(list) {\n    enum \(type) {}\n\(Self.members)}\n"
            case .cell:
                "final class \(type): UIKit.UITableViewCell { func configure(with story: SharedStory) {} }\n"
                    + Self.table
                    + rows("SharedStory", type)
            case .header:
                "final class \(type): UIKit.UITableViewHeaderFooterView { func configure(with stories: [SharedStory]) {} }\n"
                    + Self.table
                    + "struct \(list) {\n    // listgen:section(header: \(type))\n    var stories: [SharedStory]\n}\n"
            case .context:
                "final class \(type) {}\n" + Self.table.replacing(".table,", with: ".table, context: \(type),") + whole
            case .identity:
                "enum \(type): Swift.Hashable { case one }\n"
                    + "struct Model\(number): Swift.Equatable { let id: \(type) }\n"
                    + cells.replacing("model: \(type)", with: "model: Model\(number)") + Self.table
                    + rows("Model\(number)", cell)
            case .rows:
                "// listgen:rows(on: select)\nenum \(type): Swift.Equatable { case story(SharedStory) }\n"
                    + Self.plainTable
                    + "struct \(list) { var items: [\(type)]; var more: [SharedStory] }\n" + Self.plainTable
                    + "struct Only\(number) { var items: [\(type)] }\n"
            case .provider: "// listgen:rows(provider: .table)\nenum \(type) { case story(SharedStory) }\n"
            case .model:
                "struct \(type): Swift.Equatable, Swift.Identifiable { let id: Swift.Int }\n" + cells + Self.table
                    + rows(type, cell)
            case .section:
                "// listgen:section\nstruct \(type): Swift.Identifiable { let id: Swift.Int; var stories: [SharedStory] }\n"
                    + Self.table + "struct \(list) { var parts: [\(type)] }\n"
            case .sectionEnum:
                "// listgen:section\nenum \(type) { case many([SharedStory]), one(SharedStory) }\n" + Self.table
                    + "struct \(list) { var parts: [\(type)] }\n"
            case .row:
                Self.table + "struct \(list) {\n    var \(member): [SharedStory]\n    var otherStory: SharedStory?\n}\n"
            case .onlyRow:
                Self.table + "struct \(list) {\n    var \(member): SharedStory\n    var others: [SharedStory]\n}\n"
            case .sectionOfRows:
                Self.table
                    + "struct \(list) {\n    // listgen:section(header: \"x\")\n    var \(member): [SharedStory]\n"
                    + "    var others: [SharedStory]\n}\n"
            case .rowsCase:
                "// listgen:rows(on: [select, didEndDisplaying])\nenum Rows\(number): Swift.Equatable {\n"
                    + "    case \(member)(SharedStory)\n"
                    + "    case pair(\(label): SharedStory, lastShared: SharedStory)  // listgen:row(cell: SharedCell, configure: cell.configure(with: lastShared))\n}\n"
                    + Self.plainTable + "struct \(list) { var items: [Rows\(number)]; var otherStory: SharedStory? }\n"
            case .rowOfSection:
                "// listgen:section\nstruct Part\(number): Swift.Identifiable {\n    let id: Swift.Int\n"
                    + "    var firstStory: SharedStory\n    var \(member): [SharedStory]\n}\n" + Self.table
                    + "struct \(list) {\n    var parts: [Part\(number)]\n    var otherStory: SharedStory?\n}\n"
            case .property:
                Self.table
                    + "struct \(list) {\n\(Self.members)    // listgen:ignore\n    var \(member) = false\n}\n"
            case .method:
                Self.table + "struct \(list) {\n\(Self.members)    func \(member)(_ story: SharedStory) {}\n}\n"
            case .contextMember:
                "final class Context\(number) { var \(member) = false }\n"
                    + Self.table.replacing(".table,", with: ".table, context: Context\(number),") + whole
            case .function:
                "@MainActor func \(member)(_ cell: SharedCell, with story: SharedStory) {}\n" + Self.table
                    + "struct \(list) {\n    var stories: [SharedStory]  // listgen:row(cell: SharedCell, configure: \(member))\n}\n"
            }
        return Self.head + text
    }
}
