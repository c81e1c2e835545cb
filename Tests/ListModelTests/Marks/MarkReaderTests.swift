import ListModel
import RandomTesting
import SourceText
import Testing

/// Where marks are found, and what the resolver gets of them.
@Suite struct MarkReaderTests {
    /// The two ways in of the design, as a user would write them.
    private static let feed = """
        // listgen:rows(provider: .table, context: TimelineContext)
        enum TimelineItem: Hashable {
            case post(Post)            // listgen:row(cell: PostCell)
            case gap(Gap)              // listgen:row(cell: GapCell)
            case loader                // listgen:row(cell: LoaderCell)
        }

        // listgen:list(.table, context: FeedContext)
        struct Feed {
            var profile: Profile                        // a section of one row
            var isLoading: Bool                         // listgen:row(cell: LoaderCell)   there or not
            // listgen:section(header: "Stories", empty: NoStoriesCell)
            var stories: [Story]                        // a row each
            var query: String                           // listgen:ignore   state that is no row
        }

        // listgen:section(id: \\.id, header: \\.title)
        struct ContactGroup { let id: String; var canAdd: Bool /* listgen:row(cell: AddCell) */ }

        // listgen:cell
        final class StoryCell: UITableViewCell {
            weak var delegate: StoryCellDelegate?  // listgen:inject
            /// listgen:configure
            func show(_ story: Story) {}
        }

        // listgen:row(cell: PersonCell)
        typealias Person = Contacts.CNContact

        extension StoryCell {
            // listgen:on(select)
            @objc func tap() {}
        }
        """

    @Test func marksStandWithTheirDeclarations() {
        let (source, diagnostics, _) = readMarks(Self.feed)
        #expect(diagnostics == [])
        let dump = source.declarations.map { declaration -> String in
            func kinds(_ sets: [MarkSet]) -> [[Mark.Kind]] { sets.map { $0.marks.map(\.kind) } }
            let members = kinds(declaration.propertyMarks + declaration.caseMarks + declaration.functionMarks)
            let own = declaration.marks.marks.map(\.kind.rawValue).joined()
            return "\(own) \(declaration.declaration.name) \(members.map { $0.map(\.rawValue).joined() })"
        }
        #expect(
            dump == [
                "rows TimelineItem [\"row\", \"row\", \"row\"]",
                "list Feed [\"\", \"row\", \"section\", \"ignore\"]",
                "section ContactGroup [\"\", \"row\"]",
                "cell StoryCell [\"inject\", \"configure\"]",
                " StoryCell [\"on\"]",
            ])
        #expect(source.typealiases.map { $0.marks[.row]?.argument(.cell)?.name } == ["PersonCell"])
    }

    @Test func aMarkOnTwoCasesCountsForBoth() {
        let (source, _, _) = readMarks("/* listgen:rows */ enum Item {\n    case a, b  // listgen:row(cell: A)\n}")
        #expect(source.declarations.first?.caseMarks.map { $0[.row] != nil } == [true, true])
        expectFileFaults(
            "/* listgen:rows */ enum Item {\n    case a, b  // listgen:ro(cell: A)\n}",
            ["2:27: error: there is no mark `ro` [unknown-mark]", "did you mean `row`? write `listgen:row`"])
    }

    @Test func argumentsAreTyped() throws {
        let set = try propertyMarks(
            """
            // listgen:section(header: \\.title, footer: { group, _ in group.hint }, headerHeight: 1.5, keepsHeader: true)
            // listgen:row(id: \\Story.remote.id as [Int], content: [\\.title, \\.isRead as Bool], on: [select(event)])
            // listgen:row(cell: Mail.Cells.Big<Story>, height: { $1.width }, configure: Cells.fill(_:with:))
            var stories: [Story]
            """.replacing(", on:", with: ", when: \\.isBig, on:"))
        let section = try #require(set[.section])
        #expect(section.argument(.header)?.keyPath == MarkKeyPath(members: "title"))
        #expect(section.argument(.footer)?.form == .closure(parameters: ["group", "_"]))
        #expect(section.argument(.headerHeight)?.form == .number)
        #expect(section.flag(.keepsHeader) == true)
        let rows = set.all(.row)
        let id = rows.first?.argument(.id)?.keyPath
        #expect(id == MarkKeyPath(root: "Story", members: "remote.id", type: "[Int]"))
        #expect(rows.first?.elements(.content).map(\.keyPath?.type) == [nil, "Bool"])
        #expect(rows.first?.events.map { "\($0.name) \($0.takesEvent)" } == ["select true"])
        #expect(rows.last?.argument(.cell)?.name == "Mail.Cells.Big<Story>")
        #expect(rows.last?.argument(.height)?.form == .closure(parameters: ["$0", "$1"]))
        #expect(rows.last?.argument(.configure)?.form == .function(base: "Cells.fill", labels: ["_", "with"]))
    }

    @Test func listArgumentsAreTyped() throws {
        let text = """
            // listgen:list(.table, context: any Theme, actions: .closures, rowType: "Entry", on: tableView(_:didMove:))
            struct Feed {}
            """
        let list = try #require(readMarks(text).source.declarations.first?.marks[.list])
        #expect(list.choice(.target) == "table")
        #expect(list.choice(.actions) == "closures")
        #expect(list.string(.rowType) == "Entry")
        #expect(list.argument(.context)?.name == "any Theme")
        #expect(list.events.map(\.name) == ["tableView(_:didMove:)"])
        #expect(list.events.map(\.event) == [nil])
    }

    @Test func aFaultyMarkSaysSo() throws {
        let source = readMarks(
            "/* listgen:list(.table) */ struct Feed {\n    var a: A  // listgen:row(cell: A, hight: 3)\n    var b: B // listgen:rwo\n}"
        ).source
        let sets = try #require(source.declarations.first?.propertyMarks)
        #expect(sets.map(\.isFaulty) == [true, true])
        #expect(sets.first?[.row]?.isFaulty == true)
        #expect(sets.first?[.row]?.argument(.cell)?.name == "A")
    }

    @Test func placesAreThoseOfTheArgument() throws {
        let set = try propertyMarks("/* listgen:row(cell: \u{1F600}Cell, height: 44) */\nvar story: Story")
        let height = try #require(set[.row]?.argument(.height))
        #expect(height.column == 40)
        #expect(height.line == 2)
        #expect(height.argument(isVerified: true).column == 40)
        let file = readMarks(
            "/* listgen:list(.table) */ struct Feed {\n/* listgen:row(cell: \u{1F600}Cell, height: 44) */\nvar story: Story\n}"
        )
        .file
        #expect(file.text(height.place.range) == "44")
    }

    /// Whatever is cut off a file with marks, reading it ends and reports places inside it.
    @Test func randomCutsEndInMessages() {
        var generator = SeededGenerator(seed: UInt64(Self.feed.utf8.count))
        let bytes = Array(Self.feed.utf8)
        for _ in 0..<300 {
            let lower = Int(generator.next() % UInt64(bytes.count))
            let upper = lower + Int(generator.next() % UInt64(min(60, bytes.count - lower)))
            let cut = String(decoding: bytes[..<lower] + bytes[upper...], as: UTF8.self)
            for diagnostic in readMarks(cut).diagnostics {
                guard let range = diagnostic.place?.range else { continue }
                #expect(0 <= range.lower && range.lower <= range.upper && range.upper <= cut.utf8.count)
            }
        }
    }
}
