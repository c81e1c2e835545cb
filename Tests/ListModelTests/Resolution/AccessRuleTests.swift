import ListModel
import Testing

/// What the generated file can see.
@Suite struct AccessRuleTests {
    @Test func privateAndLessVisibleTypesAreRefused() {
        let resolved = Resolved(
            """
            // listgen:list(.table, context: Context)
            public struct Feed {
                public var stories: [Story]
                var others: [Hidden]
                public var notes: [Note]
            }
            struct Story: Equatable { let id: Int }
            private struct Hidden: Equatable { let id: Int }
            fileprivate struct Context { }
            public struct Note: Equatable { let id: Int }
            // listgen:cell
            private final class NoteCell: UITableViewCell { func configure(with note: Note) { } }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            // listgen:cell
            final class HiddenCell: UITableViewCell { func configure(with hidden: Hidden) { } }
            """)
        #expect(
            resolved.text == """
                error [hidden-type] at `Context`: `Context` is fileprivate, so the generated file cannot name it
                  note: this `fileprivate` hides it
                  note: take `fileprivate` away from `Context`
                error [less-visible-type] at `[Story]`: `Feed` is public, but `Story` of `Feed.stories` is not
                  note: `Story` is declared here
                  note: make `Story` public, or `Feed` internal
                error [hidden-type] at `[Hidden]`: `Hidden` is private, so the generated file cannot name it
                  note: this `private` hides it
                  note: take `private` away from `Hidden`
                error [hidden-type] at `notes`: `NoteCell` is private, so the generated file cannot name it
                  note: this `private` hides it
                  note: take `private` away from `NoteCell`, or write `output: .inline` in the mark of `Feed`
                """)
    }

    @Test func aPrivateListIsRefused() {
        let resolved = Resolved(
            """
            enum Screens {
                // listgen:list(.table)
                private struct Feed { var stories: [Story] }
            }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [hidden-type] at `Feed`: `Screens.Feed` is private, so the generated file cannot name it
                  note: this `private` hides it
                  note: take `private` away from `Screens.Feed`
                """)
    }

    @Test func otherModulesShowWhatIsPublic() {
        let resolved = Resolved([
            "Feed.swift": """
            import MailKit
            // listgen:list(.table)
            struct Feed {
                var stories: [Story]
                var notes: [Note]
                var tags: [Tag]
                var people: [Person]  // listgen:row(cell: PersonCell)
            }
            """,
            "MailKit/Models.swift": """
            struct Story: Equatable { let id: Int }
            public struct Note: Equatable { public let id: Int }
            public struct Tag: Equatable { public let id: Int }
            public struct Person: Equatable { let id: Int }
            """,
            "MailKit/Cells.swift": """
            // listgen:cell
            public final class NoteCell: UITableViewCell { func configure(with note: Note) { } }
            // listgen:cell
            final class TagCell: UITableViewCell { func configure(with tag: Tag) { } }
            // listgen:cell
            public final class StoryCell: UITableViewCell { public func configure(with story: Story) { } }
            public final class PersonCell: UITableViewCell { public func configure(with person: Person) { } }
            """,
        ])
        #expect(
            resolved.text == #"""
                error [other-module-type] at `[Story]`: `Story` of module `MailKit` is not public
                  note: `Story` is declared here
                  note: make `Story` public
                error [hidden-configure] at `notes`: `configure(with:)` of `NoteCell` is internal, so the generated file cannot call it
                  note: `configure(with:)` is declared here
                  note: make it public
                error [other-module-type] at `tags`: `TagCell` of module `MailKit` is not public
                  note: `TagCell` is declared here
                  note: make `TagCell` public
                error [hidden-member] at `people`: `id` of `Person` is internal, so the generated file cannot read it
                  note: `id` is declared here
                  note: make it public
                """#)
    }

    @Test func typesOfTheUserKeepTheirNames() {
        let resolved = Resolved(
            """
            // listgen:list(.table, on: select)
            struct Feed {
                var stories: [Story]
                var groups: [Group]
                struct Row { }
                typealias Actions = Int
                struct Stamp { }
            }
            // listgen:section(rowType: "RowID")
            struct Group { let id: Int /* listgen:ignore */; var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [taken-name] at `Row`: `Feed` has a type `Row` of its own where listgen writes one
                  note: `Row` is generated for this mark
                  note: rename ours: `rowType: "FeedRow"` in the mark, or yours
                error [taken-name] at `Actions`: `Feed` has a type `Actions` of its own where listgen writes one
                  note: `Actions` is generated for this mark
                  note: rename ours: `actionsType: "FeedActions"` in the mark, or yours
                error [same-type-name] at `section`: two generated types would be named `RowID`: Row and RowID
                  note: give one of them another name
                """)
    }

    @Test func ourTypesAreRenamed() {
        let resolved = Resolved(
            """
            // listgen:list(.table, on: select, rowType: "Entry", actionsType: "Events")
            struct Feed {
                var stories: [Story]
                struct Row { }
                typealias Actions = Int
            }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(with story: Story) { } }
            """)
        #expect(resolved.report == [])
    }
}
