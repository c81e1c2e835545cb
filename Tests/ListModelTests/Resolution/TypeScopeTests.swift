import ListModel
import Testing

/// Names of types are resolved where they stand and written in full.
@Suite struct TypeScopeTests {
    @Test func namesMeanWhatTheyMeanWhereTheyStand() {
        let resolved = Resolved([
            "Feed.swift": """
            import Foundation
            import MailKit
            extension Main.Screens {
                // listgen:list(.table)
                struct Feed {
                    struct Thread: Equatable { let id: ID; typealias ID = UUID }
                    typealias Threads = [Thread]
                    var nested: Threads
                    var outer: Optional<Story>
                    var qualified: Array<MailKit.Note>
                    var inherited: [Model.Key]
                    var models: [Model]
                    var shadowed: [App.Cell]
                }
            }
            """,
            "App.swift": """
            enum Main { enum Screens { struct Story: Equatable { let id: Int } } }
            struct Story: Equatable { let id: String }
            struct Cell: Equatable { let id: Key; typealias Key = Int }
            class Base: Hashable { struct Key: Hashable { let id: Int } }
            final class Model: Base { let id: Key }
            struct Thread { }
            // listgen:cell
            final class ThreadCell: UITableViewCell { func configure(thread: Main.Screens.Feed.Thread) { } }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Main.Screens.Story?) { } }
            // listgen:cell
            final class NoteCell: UITableViewCell { func configure(note: Note) { } }
            // listgen:cell
            final class KeyCell: UITableViewCell { func configure(key: Base.Key) { } }
            // listgen:cell
            final class BaseCell: UITableViewCell { func configure(base: Base) { } }
            // listgen:cell
            final class CellCell: UITableViewCell { func configure(cell: Cell) { } }
            """,
            "MailKit/Note.swift": "public struct Note: Equatable { public let id: Int }",
        ])
        #expect(
            resolved.text == """
                error [class-without-content] at `models`: `Model` is a class, so nothing says when a row of `models` \
                has changed
                  note: `Model` is declared here
                  note: write what counts: `row(content: [\\.member])`, `.equatable`, `.instance` or `.always`
                """)
    }

    @Test func whatWasResolvedIsWrittenInFull() {
        let resolved = Resolved([
            "Feed.swift": """
            import MailKit
            // listgen:list(.table)
            struct Feed {
                struct Thread: Equatable { let id: ID; typealias ID = UUID }
                var nested: [Thread]
                var alias: Titles  // listgen:row(cell: PlainCell, id: .value)
                var shadowed: [App.Cell]
                var twice: [MailKit.Account]
            }
            typealias Titles = [Text]
            typealias Text = String
            struct Cell: Equatable { let id: Int }
            struct Account { }
            final class PlainCell: UITableViewCell { }
            // listgen:cell
            final class ThreadCell: UITableViewCell { func configure(thread: Feed.Thread) { } }
            // listgen:cell
            final class CellCell: UITableViewCell { func configure(cell: Cell) { } }
            // listgen:cell
            final class AccountCell: UITableViewCell { func configure(account: MailKit.Account) { } }
            """,
            "MailKit/Account.swift": "public struct Account: Equatable { public let id: Int }",
        ])
        #expect(resolved.report == [])
        #expect(
            resolved.list?.leaves.flatMap { $0.payload.map(\.type) } == [
                "Feed.Thread", "String", "App.Cell", "MailKit.Account",
            ])
        #expect(resolved.sources.map(\.identity).first == .key(members: "id", type: "UUID"))
    }

    @Test func aMarkOnATypealiasSpeaksForTheForeignModel() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                var songs: [Song]
                var direct: [SDK.Song]
            }
            // listgen:row(cell: SongCell, id: \.guid as String, content: .equatable)
            typealias Song = SDK.Song
            final class SongCell: UITableViewCell { func configure(song: SDK.Song) { } }
            """#)
        #expect(resolved.report == [])
        #expect(
            resolved.sources.map(\.identity) == [
                .key(members: "guid", type: "String"), .key(members: "guid", type: "String"),
            ])
    }

    @Test func typealiasesThatTurnInCirclesEnd() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var items: [A]; var more: B.C }
            typealias A = B
            typealias B = A
            class X: Y { }
            class Y: X { }
            final class XCell: X { }
            """)
        #expect(resolved.ids == ["property-is-no-row", "property-is-no-row"])
    }

    @Test func importsAreThoseOfTheFilesThatContribute() {
        let resolved = Resolved([
            "Feed.swift": """
            import Foundation
            // listgen:list(.table)
            struct Feed { var notes: [Note]; var stories: [Story] }
            """,
            "Story.swift": "import Models\nimport App\nstruct Story: Equatable { let id: Int }",
            "StoryCell.swift": """
            #if DEBUG
            import Debugging
            import Foundation
            #endif
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """,
            "Unrelated.swift": "import Unrelated",
            "MailKit/Note.swift": """
            import Secret
            public struct Note: Equatable { public let id: Int }
            // listgen:cell
            public final class NoteCell: UITableViewCell { public func configure(note: Note) { } }
            """,
        ])
        #expect(resolved.report == [])
        let imports = resolved.program.files.first?.imports ?? []
        #expect(
            imports.map { $0.text + ($0.conditions.isEmpty ? "" : " #if") } == [
                "import Debugging #if", "import Foundation", "import MailKit", "import Models",
            ])
    }

    @Test func theResultDoesNotDependOnTheOrderOfFiles() throws {
        let files = try ExampleResolutionTests.sources()
        let names = files.keys.sorted()
        var inputs: [[String]] = [names, names.reversed()]
        inputs.append(
            names.enumerated().sorted { ($0.offset * 7 % 11, $0.offset) < ($1.offset * 7 % 11, $1.offset) }.map(
                \.element))
        let dumps = inputs.map { Resolved(files, order: $0).program }.map { $0.dump + $0.decisionDump }
        #expect(!dumps[0].isEmpty)
        #expect(dumps[1] == dumps[0])
        #expect(dumps[2] == dumps[0])
    }

    @Test func aPartialReadingNamesWhatItNeeds() {
        func input(_ text: String) -> ResolverInput {
            Resolved.input(["Feed.swift": text])
        }
        let first = Resolver.neededNames(
            input(
                """
                // listgen:list(.table, context: Context)
                struct Feed { var stories: [Story]; var one: Kit.Note?; var flag: Bool /* listgen:row(cell: FlagCell) */ }
                // listgen:cell
                final class StoryCell: BaseCell { func configure(story: Story, mode: Mode) { }; func other(x: Other) { } }
                """))
        #expect(
            first == [
                "BaseCell", "Context", "Feed", "Feed(heirs)", "FlagCell", "Kit", "Mode", "Note", "Story", "StoryCell",
            ])
        #expect(Resolver.neededNames(input("struct Unmarked { var other: Other }")) == [])
        #expect(
            Resolver.neededNames(input("// listgen:list(.table)\nstruct F { var a: A }\ntypealias A = B"), known: ["F"])
                == ["B", "F(heirs)"])
    }

    @Test func rowsEnumsThatHoldEachOtherTwiceComeToAnEnd() {
        let enums = (0..<30).map { "// listgen:rows\nenum E\($0) { case a(E\($0 + 1)), b(E\($0 + 1)) }\n" }.joined()
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var items: [E0] }
            // listgen:rows
            enum E30 { case a /* listgen:row(cell: TextCell) */ }
            final class TextCell: UITableViewCell { }
            \(enums)
            """)
        #expect(resolved.ids == ["too-many-rows"])
    }

    @Test func modelsThatHoldManyModelsComeToAnEnd() {
        let models = (0..<20).map { level in
            "struct M\(level) { " + (0..<10).map { "var p\($0): M\(level + 1); " }.joined() + "}\n"
        }.joined()
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var items: [M0]  /* listgen:row(cell: TextCell, id: .position, content: .always) */ }
            struct M20 { }
            final class TextCell: UITableViewCell { }
            \(models)
            """)
        #expect(resolved.report == [])
        #expect(resolved.leaf("items")?.payload.first?.facts == TypeFacts())
    }
}
