import ListModel
import Testing

/// What makes two rows the same one, and what counts as changed.
@Suite struct IdentityRuleTests {
    @Test func everyFormOfIdentity() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                var byMember: [Story]
                var byKey: [Story]  // listgen:row(id: \.author.name)
                var byValue: [Story]  // listgen:row(id: .value)
                var byOccurrence: [String]  // listgen:row(cell: TextCell, id: .occurrence)
                var byPosition: [String]  // listgen:row(cell: TextCell, id: .position)
                var byWritten: [SDK.Song]  // listgen:row(cell: TextCell, id: \.guid as String, content: .equatable)
                var byKind: SDK.Song?  // listgen:row(cell: TextCell, content: .equatable)
            }
            struct Author: Equatable { let name: String }
            struct Story: Hashable { let id: Int; var author: Author }
            final class TextCell: UITableViewCell { }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """#)
        #expect(resolved.report == [])
    }

    @Test func aRowNeedsAnIdentityWhoseTypeIsKnown() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                var stories: [Story]
                var misspelt: [Story]  // listgen:row(id: \.guidd)
                var foreign: [SDK.Song]  // listgen:row(cell: TextCell, content: .always)
                var unknown: [SDK.Song]  // listgen:row(cell: TextCell, id: \.guid, content: .always)
            }
            struct Story: Equatable { let guid: String }
            final class TextCell: UITableViewCell { }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """#)
        #expect(
            resolved.text == #"""
                error [row-without-identity] at `stories`: nothing says which `Story` of `stories` is the same one after an update
                  note: give `Story` a member `id` that the list can see, or write `row(id: \.member)`
                error [unknown-member] at `\.guidd`: `Story` has no member `guidd`
                  note: did you mean `guid`?
                error [row-without-identity] at `foreign`: nothing says which `SDK.Song` of `foreign` is the same one after an update
                  note: write `row(id: \.member as String)` with the member and its type
                error [unknown-member-type] at `\.guid`: the type of `guid` of `SDK.Song` is not known
                  note: write it: `\.guid as String`
                """#)
    }

    @Test func identitiesAreHashableAndOfOneValue() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var stories: [Story]
                var values: [Story]  // listgen:row(id: .value)
                var items: [Item]
            }
            struct Key { let text: String }
            struct Story: Equatable { let id: Key }
            // listgen:rows
            enum Item { case move(Story, Int) /* listgen:row(cell: StoryCell, id: .value) */ }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.text == #"""
                error [identity-not-hashable] at `stories`: the identity of `stories` is of type `Key`, which is not Hashable
                  note: `Key` is declared here
                  note: make `Key` Hashable, or choose another identity with `id:`
                error [identity-not-hashable] at `.value`: the identity of `values` is of type `Story`, which is not Hashable
                  note: `Story` is declared here
                  note: make `Story` Hashable, or choose another identity with `id:`
                error [identity-not-hashable] at `.value`: the identity of `move` is of type `Story`, which is not Hashable
                  note: `Story` is declared here
                  note: make `Story` Hashable, or choose another identity with `id:`
                """#)
    }

    @Test func repeatedSectionsNeedAnIdentity() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var groups: [Group] }
            // listgen:section
            struct Group { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.text == #"""
                error [section-without-identity] at `groups`: nothing says which `Group` is the same section after an update
                  note: give `Group` a member `id`, or write `section(id: \.member)`
                """#)
    }

    @Test func defaultsComeFromTheMarksAround() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table, id: \.guid, content: .always)
            struct Feed { var stories: [Story] }
            final class Story { let guid = "" }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """#)
        #expect(resolved.report == [])
    }

    @Test func contentIsSaidWhereItDoesNotFollow() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                var stories: [Story]
                var drafts: [Draft]
                var good: [Draft]  // listgen:row(content: [\.subject, \.author.name])
                var misspelt: [Draft]  // listgen:row(content: \.subjet)
                var partial: [Partial]
            }
            struct Story { let id: String }
            struct Author { let name: String }
            final class Draft { let id = 0; var subject = ""; var author: Author }
            struct Partial: Equatable {
                let id: Int
                var title: String
                static func == (a: Partial, b: Partial) -> Bool { a.id == b.id }
            }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            // listgen:cell
            final class DraftCell: UITableViewCell { func configure(draft: Draft) { } }
            // listgen:cell
            final class PartialCell: UITableViewCell { func configure(partial: Partial) { } }
            """#)
        #expect(
            resolved.text == #"""
                error [content-not-equatable] at `stories`: `Story` is not Equatable, so nothing says when a row of `stories` has changed
                  note: `Story` is declared here
                  note: make `Story` Equatable, or write what counts: `row(content: [\.member])` or `.always`
                error [class-without-content] at `drafts`: `Draft` is a class, so nothing says when a row of `drafts` has changed
                  note: `Draft` is declared here
                  note: write what counts: `row(content: [\.member])`, `.equatable`, `.instance` or `.always`
                error [unknown-member] at `\.subjet`: `Draft` has no member `subjet`
                  note: did you mean `subject`?
                warning [partial-equality] at `==`: `==` of `Partial` leaves out `title`
                  note: rows of `partial` change where `==` says so
                  note: compare them too, or write `row(content: [\.member])`
                """#)
    }
}
