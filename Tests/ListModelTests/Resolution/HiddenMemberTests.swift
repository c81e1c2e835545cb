import ListModel
import Testing

/// Members that marks name and the generated file cannot read.
@Suite struct HiddenMemberTests {
    @Test func privateMembersAreNoIdentities() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            struct Feed {
                var stories: [Story]  // listgen:row(id: \.guid, content: \.title)
                var others: [Story]
            }
            final class Story { private let guid = ""; fileprivate var title = ""; private let id = 1 }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """#)
        #expect(
            resolved.text == #"""
                error [hidden-member] at `\.guid`: `guid` of `Story` is private, so the generated file cannot read it
                  note: this `private` hides it
                  note: take `private` away, or name another member
                error [hidden-member] at `\.title`: `title` of `Story` is fileprivate, so the generated file cannot read it
                  note: this `fileprivate` hides it
                  note: take `fileprivate` away, or name another member
                error [class-without-content] at `others`: `Story` is a class, so nothing says when a row of `others` has changed
                  note: `Story` is declared here
                  note: write what counts: `row(content: [\.member])`, `.equatable`, `.instance` or `.always`
                error [hidden-member] at `others`: `id` of `Story` is private, so the generated file cannot read it
                  note: this `private` hides it
                  note: take `private` away, or name another member
                """#)
    }

    @Test func typesOfIdentitiesAreAsVisibleAsTheList() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            public struct Feed {
                public var stories: [Story]
                public var drafts: [Draft]  // listgen:row(content: [\.state])
            }
            struct Key: Hashable { }
            public struct Story: Equatable { let id: Key }
            enum State { case sent }
            public final class Draft { public let id = 1; var state: State }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            // listgen:cell
            final class DraftCell: UITableViewCell { func configure(draft: Draft) { } }
            """#)
        #expect(
            resolved.text == #"""
                error [less-visible-type] at `stories`: `Feed` is public, but `Key` of `Feed.stories` is not
                  note: `Key` is declared here
                  note: make `Key` public, or `Feed` internal
                error [less-visible-type] at `\.state`: `Feed` is public, but `State` of `Feed.drafts` is not
                  note: `State` is declared here
                  note: make `State` public, or `Feed` internal
                """#)
    }
}
