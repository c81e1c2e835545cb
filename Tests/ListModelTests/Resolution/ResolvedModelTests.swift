import ListModel
import Testing

/// What the rules decide where nothing is wrong.
@Suite struct ResolvedModelTests {
    private static let cells = """

        final class TextCell: UITableViewCell { }
        // listgen:cell
        final class StoryCell: UITableViewCell { func configure(story: Story) { } }
        """

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
            struct Author: Hashable { let name: String }
            struct Story: Hashable { let id: Int; var author: Author }
            """# + Self.cells)
        #expect(resolved.report == [])
        #expect(
            resolved.sources.map(\.identity) == [
                .key(members: "id", type: "Int"), .key(members: "author.name", type: "String"), .value(type: "Story"),
                .occurrence(type: "String"), .position, .key(members: "guid", type: "String"), .kind,
            ])
    }

    @Test func defaultsComeFromTheMarksAroundAndTheRowSaysOtherwise() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table, id: \.guid, content: .always, height: 50)
            struct Feed {
                var first: [Story]
                var second: [Story]  // listgen:row(id: \.title, content: [\.title], height: 44)
                // listgen:section(header: "Third", height: .automatic)
                var third: [Story]
            }
            final class Story { let guid = ""; var title = "" }
            """# + Self.cells)
        #expect(resolved.report == [])
        #expect(
            resolved.sources.map(\.identity) == [
                .key(members: "guid", type: "String"), .key(members: "title", type: "String"),
                .key(members: "guid", type: "String"),
            ])
        #expect(
            resolved.sources.map(\.content) == [
                .always, .members([Content.Member(members: "title", type: "String")]), .always,
            ])
        #expect(resolved.list?.leaves.map(\.stamp.count) == [0, 1, 0])
        #expect(resolved.heights == ["50", "44", "automatic"])
    }

    @Test func theNarrowerPlaceNamesTheCell() {
        let resolved = Resolved([
            "Feed.swift": """
            // listgen:list(.table, cells: [NamedCell])
            struct Feed {
                var marked: [Story]  // listgen:row(cell: MarkedCell)
                // listgen:section(header: "", cells: [SectionCell])
                var sectioned: [Story]
                var list: [Story]
                var model: [Note]
                var near: [Tag]
                var far: [Person]
            }
            struct Story: Equatable { let id: Int }
            // listgen:row(cell: MarkedCell)
            struct Note: Equatable { let id: Int }
            struct Tag: Equatable { let id: Int }
            struct Person: Equatable { let id: Int }
            // listgen:cell
            final class TagCell: UITableViewCell { func configure(tag: Tag) { } }
            """,
            "Cells.swift": """
            // listgen:cell
            final class StoryCell: UITableViewCell { func configure(story: Story) { } }
            final class NamedCell: UITableViewCell { func configure(story: Story) { } }
            final class SectionCell: UITableViewCell { func configure(story: Story) { } }
            final class MarkedCell: UITableViewCell { }
            // listgen:cell
            final class OtherTagCell: UITableViewCell { func configure(tag: Tag) { } }
            // listgen:cell
            final class PersonCell: UITableViewCell { func configure(person: Person) { } }
            // listgen:cell
            final class ByTheWayCell: UITableViewCell { func configure(story: Story, person: Person) { } }
            """,
        ])
        #expect(
            resolved.report.map { $0.prefix { $0 != ":" } } == [
                "warning [unused-view] at `StoryCell`", "warning [unused-view] at `OtherTagCell`",
                "warning [unused-view] at `ByTheWayCell`",
            ])
        #expect(
            resolved.program.decisions.filter { $0.aspect == .cell && $0.subject.hasPrefix("Feed.") }.map {
                "\($0.subject) \($0.choice)"
            } == [
                "Feed.far PersonCell", "Feed.list NamedCell", "Feed.marked MarkedCell", "Feed.model MarkedCell",
                "Feed.near TagCell", "Feed.sectioned SectionCell",
            ])
    }

    @Test func severalCellsAreTriedInOrder() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table, context: Context)
            struct Feed {
                // listgen:row(cell: TextCell, when: \.isDraft, configure: cell.story = row)
                // listgen:row(cell: TextCell, when: { story, context in context.isCompact }, configure: { cell, story in })
                // listgen:row(cell: StoryCell)
                var stories: [Story]
            }
            struct Context { var isCompact: Bool }
            struct Story: Equatable { let id: Int; var isDraft: Bool }
            """# + Self.cells)
        #expect(resolved.report == [])
        let leaf = resolved.leaf("stories")
        #expect(leaf?.cells.map(\.when?.form) == [.keyPath(members: "isDraft"), .closure(parameterCount: 2), nil])
        #expect(leaf?.cells.map(\.when?.isVerified) == [true, false, nil])
        #expect(leaf?.cells.map(\.cell) == ["textCell", "textCell", "storyCell"])
        #expect(leaf?.cells.map(\.readsContext) == [false, true, true])
        #expect(resolved.list?.cells.map(\.name) == ["textCell", "storyCell"])
    }

    @Test func cellsAreFilledInEveryWay() {
        let resolved = Resolved([
            "Feed.swift": """
            // listgen:list(.table, context: Context)
            struct Feed {
                var inherited: [Story]  // listgen:row(cell: InheritingCell)
                var property: [Story]  // listgen:row(cell: PropertyCell)
                var marked: [Story]  // listgen:row(cell: MarkedCell)
                var function: [Story]  // listgen:row(cell: InheritingCell, configure: Cells.fill(_:with:theme:))
                var everything: [Item]
                var nothing: [Story]  // listgen:row(cell: BareCell)
                var bare: Bool  // listgen:row(cell: BareCell)
            }
            struct Context { var theme: Theme; weak var delegate: (any StoryDelegate)? }
            struct Theme { }
            protocol StoryDelegate: AnyObject { }
            struct Story: Equatable { let id: Int }
            // listgen:rows
            enum Item { case pair(first: Story, second: Story) /* listgen:row(cell: EverythingCell) */ }
            """,
            "Cells.swift": """
            class BaseCell: UITableViewCell {
                weak var delegate: StoryDelegate?  // listgen:inject
            }
            final class InheritingCell: BaseCell { }
            final class BareCell: UITableViewCell { }
            final class PropertyCell: UITableViewCell { var story: Story? /* listgen:configure */ }
            final class MarkedCell: UITableViewCell {
                func configure(with story: Story) { }
                // listgen:configure
                func show(_ story: Story) { }
            }
            final class EverythingCell: UITableViewCell {
                func configure(
                    _ second: Story, other first: Story, item: Item, row: Feed.Row, theme: Theme, list: UITableView,
                    at path: IndexPath, position: RowPosition<Item>, metrics: ListMetrics, width: CGFloat,
                    insets: UIEdgeInsets, traits: UITraitCollection, count: Int = 0
                ) { }
            }
            enum Cells { static func fill(_ cell: BaseCell, with story: Story, theme: Theme) { } }
            """,
            "Extension.swift": "extension BaseCell { func configure(with story: Story, theme: Theme) { } }",
        ])
        #expect(resolved.report == [])
        #expect(
            resolved.fill("inherited")
                == .method(
                    name: "configure",
                    arguments: [
                        FillArgument(label: "with", value: .payload(0)),
                        FillArgument(label: "theme", value: .contextMember("theme")),
                    ]))
        #expect(
            resolved.leaf("inherited")?.cells[0].injections
                == [CellChoice.Injection(member: "delegate", value: .contextMember("delegate"))])
        #expect(resolved.fill("property") == .property(name: "story", value: .payload(0)))
        #expect(
            resolved.fill("marked") == .method(name: "show", arguments: [FillArgument(label: nil, value: .payload(0))]))
        guard case .requirement(let shared) = resolved.fill("bare") else {
            Issue.record("a row without payload on a class that others fill becomes a requirement")
            return
        }
        #expect(shared.name == "configureBare")
        guard case .requirement(let requirement) = resolved.fill("nothing") else {
            Issue.record("a cell that nothing fills becomes a requirement")
            return
        }
        #expect(requirement.name == "configure")
        #expect(requirement.parameters.map(\.type) == ["BareCell", "Story"])
        let call = resolved.fill("function")?.call
        #expect(call?.name == "Cells.fill")
        #expect(call?.arguments.map(\.value) == [.cell, .payload(0), .contextMember("theme")])
        guard case .method(_, let all) = resolved.fill("everything", "pair") else {
            Issue.record("a method takes whatever is on offer")
            return
        }
        #expect(
            all.map(\.value) == [
                .payload(1), .payload(0), .rows(depth: 1), .row, .contextMember("theme"), .listView, .indexPath,
                .position(element: "Item"), .metrics, .width, .safeAreaInsets, .traitCollection,
            ])
    }

    @Test func theGrainOfAnEventIsThePlaceOfItsMark() {
        let resolved = Resolved(
            """
            // listgen:list(.table, deselects: false, on: deselect)
            struct Feed {
                var stories: [Story]  // listgen:row(on: select(event))
                var isLoading: Bool  // listgen:row(cell: TextCell, name: "loader", on: willDisplay)
                var items: [Item]
                var groups: [Group]
                var top: Group
            }
            // listgen:rows(on: select)
            enum Item {
                case story(Story)
                case other(Story)  // listgen:row(on: select)
            }
            // listgen:section(on: willDisplay)
            struct Group {
                let id: Int  // listgen:ignore
                var members: [Story]  // listgen:row(on: select)
            }
            struct Story: Equatable { let id: Int }
            """ + Self.cells)
        #expect(resolved.report == [])
        #expect(
            resolved.list?.requirements.map(\.summary) == [
                "deselect(_ row: Feed.Row)", "select(stories: Story, event: RowEvent)", "willDisplayLoader()",
                "select(_ row: Item)", "select(other: Story)",
                "willDisplay(groups: Group.Row, in section: Group)", "willDisplay(top: Group.Row)",
                "select(members: Story, in section: Group)", "select(members: Story)",
            ])
        #expect(resolved.leaf("groups", "members")?.steps.map(\.carriesSectionID) == [true, false])
    }

    @Test func methodsOfCellsTakeEvents() {
        let resolved = Resolved(
            """
            // listgen:list(.table, on: [tableView(_:willBeginEditingRowAt:), scrollViewShouldScrollToTop])
            struct Feed { var stories: [Story] }
            struct Story: Equatable { let id: Int }
            // listgen:cell
            final class StoryCell: UITableViewCell {
                func configure(story: Story) { }
                // listgen:on(select)
                func open(_ story: Story, event: RowEvent) { }
            }
            """)
        #expect(resolved.report == [])
        #expect(resolved.list?.requirements == [])
        #expect(
            resolved.leaf("stories")?.handlers == [
                Handler(
                    event: .select,
                    target: .cellMethod([
                        Handler.CellCall(
                            choice: 0, type: "StoryCell", name: "open",
                            arguments: [
                                FillArgument(label: nil, value: .payload(0)),
                                FillArgument(label: "event", value: .event),
                            ])
                    ]))
            ])
        #expect(
            resolved.list?.passThrough.map(\.call) == [
                "tableView(tableView, willBeginEditingRowAt: indexPath)", "scrollViewShouldScrollToTop(scrollView)",
            ])
        #expect(resolved.list?.passThrough.map(\.defaultValue) == [nil, "true"])
    }

    @Test func aListOfOneRowsEnumHasItAsItsRow() {
        let resolved = Resolved(
            """
            // listgen:list(.table, on: select)
            struct Feed {
                var items: [Item]
                var query: String  // listgen:ignore
            }
            // listgen:rows
            enum Item { case story(Story) }
            struct Story: Equatable { let id: Int }
            """ + Self.cells)
        #expect(resolved.report == [])
        #expect(resolved.list?.rowAlias == ListDefinition.RowAlias(type: "Item", rowIDName: "RowID"))
        #expect(resolved.list?.requirements.map(\.summary) == ["select(_ row: Item)"])
        #expect(resolved.leaf("story")?.payload.map(\.type) == ["Story"])
    }

    @Test func aListMayBeItsOnlySection() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table)
            // listgen:section(header: \.title, empty: TextCell)
            struct Feed {
                var title: String  // listgen:ignore
                var stories: [Story]
                var isLoading: Bool  // listgen:row(cell: TextCell)
            }
            struct Story: Equatable { let id: Int }
            """# + Self.cells)
        #expect(resolved.report == [])
        let sources = resolved.list?.sections.first?.shape.rows.own ?? []
        #expect(resolved.list?.sections.first?.shape.value == "Feed")
        #expect(sources.map(\.name) == ["stories", "isLoading", "empty"])
        #expect(sources.last?.multiplicity == .empty(of: ["stories", "isLoading"]))
        guard case .title(let title)? = resolved.list?.sections.first?.headers.first?.kind else {
            Issue.record("the title is a key path into the list")
            return
        }
        #expect(title.isVerified)
    }

    @Test func headersAreTitlesOrViews() {
        let resolved = Resolved(
            #"""
            // listgen:list(.table, context: Context)
            struct Feed {
                // listgen:section(header: { stories, context in context.title }, footer: Texts.footer, headerHeight: 28)
                var stories: [Story]
                // listgen:section(footer: CountFooter)
                var groups: [Group]
            }
            struct Context { var title: String }
            // listgen:section(header: \.title, keepsHeader: true)
            struct Group { let id: Int /* listgen:ignore */; let title: String /* listgen:ignore */; var members: [Story] }
            struct Story: Equatable { let id: Int }
            final class CountFooter: UITableViewHeaderFooterView { func configure(with group: Group, title: String) { } }
            """# + Self.cells)
        #expect(resolved.report == [])
        let sections = resolved.list?.sections ?? []
        #expect(sections.map(\.hidesWhenEmpty) == [true, false])
        #expect(sections.map { $0.headers.first?.readsContext } == [true, false])
        guard case .view(let view, .method(_, let arguments), _)? = sections.last?.footers.first?.kind else {
            Issue.record("a class is a view")
            return
        }
        #expect(view.name == "countFooter")
        #expect(arguments.map(\.value) == [.section, .sectionMember("title")])
        #expect(resolved.list?.cells.map(\.name) == ["storyCell", "countFooter"])
    }

    @Test func requirementsOfOneSignatureAreDeclaredOnceAndNamesAreUnique() {
        let resolved = Resolved(
            """
            // listgen:list(.table, deselects: false)
            struct Feed {
                var items: [Item]
                var more: [Outer]
                // listgen:section(header: GroupHeader)
                var stories: [Story]
            }
            // listgen:rows(on: select)
            enum Item { case pair(Story, pair: Story)  /* listgen:row(cell: TextCell, on: deselect) */ }
            // listgen:rows
            enum Outer { case items(Item) }
            struct Story: Equatable { let id: Int }
            final class GroupHeader: UITableViewHeaderFooterView { }
            """ + Self.cells)
        #expect(resolved.report == [])
        #expect(
            resolved.list?.requirements.map(\.summary) == [
                "configure(_ view: GroupHeader, stories: [Story])", "select(_ row: Item)",
                "configure(_ cell: TextCell, pair: Story, pair pair1: Story)",
                "deselect(pair: Story, pair pair1: Story)",
            ])
        #expect(resolved.leaf("items", "pair")?.payload.map(\.binding) == ["pair", "pair1"])
        guard case .view(_, .requirement(let requirement), _)? = resolved.list?.sections.last?.headers.first?.kind
        else {
            Issue.record("a header that nothing fills becomes a requirement")
            return
        }
        #expect(requirement.parameters.map(\.value) == [.cell, .section])
    }
}
