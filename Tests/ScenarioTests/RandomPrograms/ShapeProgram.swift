import Foundation

/// A list whose rows are held in one way and have one mark. Together the programs are every shape of a section, with every
/// mark of rows, in both list views.
///
/// It is valid Swift. The generator may refuse it, but what it accepts has to compile. All names end in the number of the
/// program, so that many of them are one module.
struct ShapeProgram: Sendable {
    /// How many there are.
    static let count = 2 * shapes.count * marks.count

    private static var names: Regex<(Substring, Substring)> {
        /\b(List|Item|Note|Context|Deed|ItemCell|OtherCell|NoteCell|Part|Kind|Choice|Box)\b/
    }

    let name: String
    let source: String
    let number: Int
    let shape: Shape
    let mark: RowMark
    let isTable: Bool

    init(_ number: Int) {
        self.number = number
        mark = Self.marks[number % Self.marks.count]
        shape = Self.shapes[number / Self.marks.count % Self.shapes.count]
        let target = mark.target ?? (number * 2 < Self.count ? "table" : "collection")
        name = "\(shape.name): \(mark.name) (\(target))"
        isTable = target == "table"
        let marks = mark.row.map { arguments in
            let all = (arguments.contains("cell:") ? [] : ["cell: ItemCell"]) + (arguments.isEmpty ? [] : [arguments])
            return "// listgen:row(\(all.joined(separator: ", ")))\n"
        }
        let row = marks.joined()
        let said = mark.list.hasPrefix("layout") && isTable ? "" : mark.list
        let program = """
            import ListRuntimeUIKit
            import UIKit

            // listgen:list(.\(target)\(said.isEmpty ? "" : ", " + said))
            struct List: Equatable {
            \(shape.members.replacing("<row>", with: row))
            \(mark.row[0].contains(".chosen") ? "var chosen: Item.ID?  // listgen:ignore" : "")
            \(mark.row[0].contains(".marked") ? "var marked: Set<Int>  // listgen:ignore" : "")
            }

            \(shape.types.replacing("<row>", with: row))
            struct Item: Identifiable, Hashable {
            let id: Int
            var title: String
            var isOn: Bool
            var items: [Item] = []
            func key() -> String { title }
            var said: String { "\\(title) \\(id) \\(isOn)" }
            var configuration: UIListContentConfiguration {
            var result = UIListContentConfiguration.cell()
            result.text = said
            return result
            }
            }
            struct Note: Identifiable, Hashable {
            let id: Int
            var text: String
            var said: String { "note \\(text) \\(id)" }
            }
            final class Context {
            var isWide = false
            var type: ItemCell.Type = ItemCell.self
            }
            // listgen:actions
            enum Deed: Equatable {
            case pin(Bool)  // listgen:action(title: { $0 ? "Unpin" : "Pin" })
            case later  // listgen:action(title: "Later")
            case remove  // listgen:action(title: "Remove", style: .destructive)
            }
            class ItemCell: Cell {
            \(mark.cell.isEmpty ? Self.fill : mark.cell)
            }
            final class OtherCell: Cell {
            \(Self.fill)
            }
            // listgen:cell
            final class NoteCell: Cell {
            func configure(with note: Note) { accessibilityLabel = note.said }
            }

            """
        source =
            program
            .replacing(/\bCell\b/.wordBoundaryKind(.simple), with: isTable ? "UITableViewCell" : "UICollectionViewCell")
            .replacing(Self.names.wordBoundaryKind(.simple)) { "\($0.output.1)_\(number)" }
    }
}
