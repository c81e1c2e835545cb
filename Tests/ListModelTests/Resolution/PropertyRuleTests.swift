import ListModel
import Testing

/// What a property of a list means.
@Suite struct PropertyRuleTests {
    @Test func everyPropertyThatIsNoRowIsRefusedWithItsRemedies() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var query: String
                var story: Story
                var stories: [Story]
                private var cache: [Int]
                var loaded = load()
                var isLoading: Bool
                var pair: (Int, Int)
                var action: () -> Void
                var byName: [String: Story]
            }
            struct Story: Equatable { let id: Int }
            """)
        #expect(
            resolved.text == """
                error [property-is-no-row] at `query`: `query` is not shown as a row: no cell shows `String`
                  note: write `// listgen:ignore` if it is not shown as rows, or `// listgen:row(cell: ...)`
                error [property-is-no-row] at `story`: `story` is not shown as a row: no cell shows `Story`
                  note: write `// listgen:row(cell: ...)` at its line, mark a class that shows it `// listgen:cell`, or write `// listgen:ignore` if it is not shown as rows
                error [property-is-no-row] at `stories`: `stories` is not shown as a row: no cell shows `Story`
                  note: write `// listgen:row(cell: ...)` at its line, mark a class that shows it `// listgen:cell`, or write `// listgen:ignore` if it is not shown as rows
                error [hidden-property] at `cache`: `cache` is private, so the generated file cannot read its rows
                  note: write `// listgen:ignore` at its line, or take `private` away
                error [untyped-property] at `loaded`: the type of `loaded` is not written and its value does not say it
                  note: write the type, as in `var loaded: [Story]`, or `// listgen:ignore`
                error [property-is-no-row] at `isLoading`: `isLoading` is not shown as a row: no cell shows `Bool`
                  note: write `// listgen:ignore` if it is not shown as rows, or `// listgen:row(cell: ...)`
                error [property-is-no-row] at `pair`: `pair` is not shown as a row: it is a tuple
                  note: make it a struct, or write `// listgen:ignore` if it is not shown as rows
                error [property-is-no-row] at `action`: `action` is not shown as a row: it is a function
                  note: write `// listgen:ignore` if it is not shown as rows
                error [property-is-no-row] at `byName`: `byName` is not shown as a row: it is a dictionary, which has no order
                  note: make it `[Story]`, in the order of the rows, or write `// listgen:ignore` if it is not shown as rows
                """)
    }

    /// A type that is misspelt is told from state: the model that a cell shows is named.
    @Test func modelThatIsMisspelt() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Depot {
                var pallets: [Palet]
                var crate: Crates?
                var loans: [Laon]
                var lot: Lots
                var query: String
                var title: Titel
            }
            // listgen:cell
            final class PalletCell: UITableViewCell { func configure(with pallet: Pallet) {} }
            // listgen:cell
            final class CrateCell: UITableViewCell { func configure(with crate: Crate) {} }
            // listgen:cell
            final class LoanCell: UITableViewCell { func configure(with loan: Loan) {} }
            // listgen:cell
            final class LoftCell: UITableViewCell { func configure(with loft: Loft) {} }
            // listgen:cell
            final class StringsCell: UITableViewCell { func configure(with strings: Strings) {} }
            struct Pallet: Equatable { let id: Int }
            struct Crate: Equatable { let id: Int }
            struct Loan: Equatable { let id: Int }
            struct Loft: Equatable { let id: Int }
            struct Strings: Equatable { let id: Int }
            """)
        #expect(
            resolved.text == """
                error [property-is-no-row] at `pallets`: `pallets` is not shown as a row: no cell shows `[Palet]`
                  note: write `Pallet` if that is meant, as no input declares `Palet`; else `// listgen:row(cell: ...)`, or `// listgen:ignore` if it is not shown as rows
                error [property-is-no-row] at `crate`: `crate` is not shown as a row: no cell shows `Crates?`
                  note: write `Crate` if that is meant, as no input declares `Crates`; else `// listgen:row(cell: ...)`, or `// listgen:ignore` if it is not shown as rows
                error [property-is-no-row] at `loans`: `loans` is not shown as a row: no cell shows `[Laon]`
                  note: write `Loan` if that is meant, as no input declares `Laon`; else `// listgen:row(cell: ...)`, or `// listgen:ignore` if it is not shown as rows
                error [property-is-no-row] at `lot`: `lot` is not shown as a row: no cell shows `Lots`
                  note: write `// listgen:ignore` if it is not shown as rows, or `// listgen:row(cell: ...)`
                error [property-is-no-row] at `query`: `query` is not shown as a row: no cell shows `String`
                  note: write `// listgen:ignore` if it is not shown as rows, or `// listgen:row(cell: ...)`
                error [property-is-no-row] at `title`: `title` is not shown as a row: no cell shows `Titel`
                  note: write `// listgen:ignore` if it is not shown as rows, or `// listgen:row(cell: ...)`
                """)
    }

    @Test func typesAreReadFromLiteralsAndCalls() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var stories = [Story]()
                var top = Story(id: 1)
                var name = "x"  // listgen:row(cell: TextCell)
                var isLoading = false  // listgen:row(cell: LoaderCell)
                var count = 3  // listgen:row(cell: TextCell)
                var others = load() as [Story]
            }
            struct Story: Equatable { let id: Int }
            final class TextCell: UITableViewCell { }
            final class LoaderCell: UITableViewCell { }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(resolved.report == [])
    }

    @Test func staticAndComputedPropertiesAreNoRowsUnlessMarked() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                static let shared = Feed()
                var title: String { "x" }
                var stories: [Story]
                var sorted: [Story] { stories }  // listgen:row(cell: StoryCell)
            }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(resolved.report == [])
    }

    @Test func sectionsDoNotNest() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var group: Group?
                var groups: [Group]
            }
            // listgen:section
            struct Group { var inner: Inner; var stories: [Story] }
            // listgen:section
            struct Inner { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [misplaced-section] at `inner`: `inner` is a section inside a section
                  note: hold `Inner` in the list itself, or write `// listgen:ignore`
                """)
    }

    @Test func aListWithoutRowsIsRefused() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var query: String /* listgen:ignore */ }
            """)
        #expect(
            resolved.text == """
                error [no-rows] at `Feed`: `Feed` has no rows
                  note: add a property or case that is a row, or take the mark away
                """)
    }

    @Test func namesOfRowsAreUniqueUnlessIfKeepsThemApart() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed {
                var story: Story
                var stories: [Story]  // listgen:row(name: "story")
                #if DEBUG
                var more: [Story]
                #else
                var more: Story?
                #endif
            }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            """)
        #expect(
            resolved.text == """
                error [duplicate-row-name] at `stories`: `Feed` has two rows named `story`
                  note: the first is here
                  note: give one of them another name: `row(name: "...")`
                """)
    }

    @Test func recursiveTypesAreRefused() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var items: [Item] }
            // listgen:rows
            indirect enum Item {
                case a  // listgen:row(cell: LoaderCell)
                case b(Item)
            }
            final class LoaderCell: UITableViewCell { }
            """)
        #expect(
            resolved.text == """
                error [recursive-rows] at `b`: `Item` contains itself
                  note: take the case away that leads back to `Item`
                """)
    }

    @Test func aFaultyMarkIsReportedOnce() {
        let resolved = Resolved(
            """
            // listgen:list(.table)
            struct Feed { var stories: [Story] /* listgen:row(cel: StoryCell) */ }
            struct Story: Equatable { let id: Int }
            """)
        #expect(
            resolved.text == """
                error [unknown-argument] at `cel`: `row` has no argument `cel`
                  note: did you mean `cell`? write `cell:`
                """)
    }
}
