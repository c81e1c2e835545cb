import Foundation
import ListGenKit
import Testing

/// `Documentation/Actions.md` says how many lines each mark adds to the output; no mark adds more.
@Suite struct ActionLineTests {
    /// A line of the table.
    struct Case: CustomTestStringConvertible {
        var target: String
        /// Arguments of the list, of the row, and a member of the cell with its mark.
        var list: String
        var row: String
        var member: String
        var first: Int
        var second: Int
        var further: Int

        var testDescription: String { [target, list, row, member].filter { !$0.isEmpty }.joined(separator: "; ") }
    }

    @Test(arguments: cases) func aMarkAddsNoMoreThanThePageSays(_ item: Case) throws {
        let added = try (1...3).map { try lines(item, marked: $0, of: $0) - lines(item, marked: 0, of: $0) }
        #expect(added[0] == item.first)
        #expect(added[1] - added[0] == item.second)
        #expect(added[2] - added[1] == item.further)
    }

    @Test func thePageHasATable() { #expect(Self.cases.count > 20) }

    /// | in a | at the list | at the row | in the cell | first | second | further |
    private static var cases: [Case] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = (try? String(contentsOf: root.appending(path: "Documentation/Actions.md"), encoding: .utf8)) ?? ""
        return page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: " | ", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " |`-"))
            }
            guard cells.count == 7, ["table", "collection"].contains(cells[0]) else { return nil }
            let counts = cells[4...].compactMap { Int($0) }
            guard counts.count == 3 else { return nil }
            return Case(
                target: cells[0], list: cells[1], row: cells[2], member: cells[3], first: counts[0], second: counts[1],
                further: counts[2])
        }
    }

    /// The lines of a list with three row properties, and two others of which one can be selected. Of those `count` show the cell
    /// of the case, and `marked` have its marks. Blank lines are not counted, nor is what stands around an argument that
    /// is copied from a mark.
    private func lines(_ item: Case, marked: Int, of count: Int) throws -> Int {
        let folder = try TemporaryFolder()
        let cell = item.target == "table" ? "UITableViewCell" : "UICollectionViewCell"
        let rows = ["first", "second", "third"].enumerated().map { index, name in
            let arguments = index < marked && !item.row.isEmpty ? ", " + item.row : ""
            return "    var \(name): [Item]  // listgen:row(cell: \(index < count ? "Item" : "Plain")Cell\(arguments))"
        }
        let arguments = marked > 0 && !item.list.isEmpty ? ", " + item.list : ""
        try folder.write(
            "Feed.swift",
            """
            import UIKit

            // listgen:list(.\(item.target)\(item.target == "table" ? "" : ", layout: .list(.plain)")\(arguments))
            struct Feed {
                var chosen: Int?  // listgen:ignore
            \(rows.joined(separator: "\n"))
                var rest: [Item]  // listgen:row(cell: PlainCell)
                var last: [Item]  // listgen:row(cell: PlainCell, on: select)
            }
            """)
        try folder.write(
            "Cells.swift",
            """
            import UIKit

            // listgen:actions
            enum Deed {
                case pin  // listgen:action(title: "Pin")
                case remove  // listgen:action(title: "Remove")
            }

            struct Item: Equatable {
                let id: Int
                var isOn = false
                @MainActor static func preview(_ item: Item) -> UIViewController? { nil }
                @MainActor static func items(_ item: Item) -> [NSItemProvider] { [] }
            }

            final class ItemCell: \(cell) {
                \(marked > 0 ? item.member : "")
                func configure(with item: Item) {}
            }

            final class PlainCell: \(cell) {
                func configure(with item: Item) {}
            }
            """)
        let run = folder.generate()
        try #require(!run.diagnostics.contains { $0.severity == .error }, "\(run.text)")
        let text = try String(contentsOfFile: folder.path + "/Feed.generated.swift", encoding: .utf8)
        let code = text.split(separator: "// Arguments of marks", maxSplits: 1)[0]
        return code.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) }
    }
}
