import ListModel
import SourceText
import SwiftSurface

@testable import ListGenKit

/// A resolved list with one of each, made by hand.
enum FeedExample {
    static let place = SourcePlace(path: "Sources/Feed.swift", range: SourceRange(0, 1))
    static let value = TypeFacts(isHashable: true, isEquatable: true, isSendable: true)
    static let plain = TypeFacts(isHashable: true, isEquatable: true, isSendable: true, isNonisolated: true)

    static func payload(_ binding: String, _ type: String, reference: Bool = false) -> RowPayload {
        RowPayload(binding: binding, type: type, isReference: reference, facts: reference ? TypeFacts() : value)
    }

    static func constant(_ text: String) -> Argument {
        Argument(form: .constant, text: text, place: place, line: 1, column: 1, isVerified: true)
    }

    static func source(
        _ name: String, _ multiplicity: RowSource.Multiplicity, _ element: RowSource.Element,
        _ identity: Identity, _ content: Content = .equatable, conditions: [Condition] = []
    ) -> RowSource {
        let isMany = if case .many = multiplicity { true } else { false }
        return RowSource(
            name: name, property: multiplicity.isEmptyRow ? "" : name, multiplicity: multiplicity, element: element,
            identity: identity, identityFacts: plain, content: content,
            declaration: isMany ? PropertyDeclaration(type: "[Element]") : nil, isSettable: true,
            conditions: conditions, place: place)
    }

    static func leaf(
        _ steps: [String], _ payload: [RowPayload], _ cell: String, fill: Fill? = nil, handlers: [Handler] = [],
        stamp: [Content.Member] = [], height: Height? = nil, reads: Bool = false, conditions: [Condition] = []
    ) -> RowLeaf {
        let arguments = payload.indices.map { FillArgument(label: $0 == 0 ? "with" : nil, value: .payload($0)) }
        let fill = fill ?? (payload.isEmpty ? .none : .method(name: "configure", arguments: arguments))
        var choice = CellChoice(cell: cell, fill: fill)
        choice.readsContext = reads
        return RowLeaf(
            steps: steps.map { RowLeaf.Step(caseName: $0, carriesSectionID: $0 == "groups") }, payload: payload,
            cells: [choice], height: height, handlers: handlers, stamp: stamp, conditions: conditions, place: place)
    }

    /// Generated text without the marks of names of other modules.
    static func plain(_ text: String) -> String { ForeignSpelling.spelled(text, hidden: []) }

    static let debug = Condition(negated: [], condition: "DEBUG", block: 10)

    static var program: Program {
        let item = RowsDefinition(
            typeName: "TimelineItem", access: "", conditions: [], rowIDName: "RowID", provider: provider,
            isUsedByList: true,
            cases: [
                .init(
                    name: "post", payload: [payload("post", "Post")], identity: .key(members: "id", type: "Int"),
                    identityFacts: plain, content: .equatable, conditions: [], place: place),
                .init(
                    name: "gap", payload: [payload("gap", "Gap")], identity: .key(members: "id", type: "Int"),
                    identityFacts: plain, content: .members([.init(members: "size", type: "Int")]),
                    conditions: [debug], place: place),
                .init(
                    name: "loader", payload: [], identity: .kind, content: .none, conditions: [], place: place),
            ], place: place)
        let group = SectionTypeDefinition(
            typeName: "ContactGroup", access: "", conditions: [], rowName: "Row", rowIDName: "RowID",
            sources: [
                source(
                    "members", .many(isArray: true), .model(payload("members", "Contact")),
                    .key(members: "id", type: "Int")),
                source("canAdd", .flag, .none, .kind, .none),
            ], place: place)
        return Program(files: [
            GeneratedFile(
                sourcePath: "Sources/Feed.swift", imports: [Import(text: "import UIKit", module: "UIKit")],
                rows: [item], sections: [group], lists: [list])
        ])
    }

    static var provider: ProviderDefinition {
        ProviderDefinition(
            context: "FeedContext",
            cells: [
                CellClass(name: "postCell", type: "PostCell", reuseIdentifier: "PostCell"),
                CellClass(name: "loaderCell", type: "LoaderCell", reuseIdentifier: "LoaderCell"),
            ],
            leaves: [
                leaf(["post"], [payload("post", "Post")], "postCell", fill: postFill),
                leaf(["gap"], [payload("gap", "Gap")], "loaderCell", fill: Fill.none, conditions: [debug]),
                leaf(["loader"], [], "loaderCell"),
            ])
    }

    static var postFill: Fill {
        .method(
            name: "configure",
            arguments: [
                FillArgument(label: "with", value: .payload(0)), FillArgument(label: "context", value: .context),
            ])
    }

    static func requirement(_ name: String, _ label: String?, _ type: String, _ value: FillValue) -> Requirement {
        Requirement(
            .event(.select), name: name,
            parameters: [Requirement.Parameter(label: label, name: label ?? "row", type: type, value: value)],
            place: place, owner: place)
    }

    static func section(
        _ name: String, _ value: String, _ rows: SectionRows, each identity: Identity? = nil,
        header: HeaderDefinition? = nil, conditions: [Condition] = []
    ) -> SectionDefinition {
        SectionDefinition(
            name: name, property: name,
            shape: SectionShape(
                value: value, presence: identity.map { .each($0, facts: plain) } ?? .once, rows: rows),
            headers: header.map { [$0] } ?? [], conditions: conditions, place: place)
    }

    static var list: ListDefinition {
        let stories = requirement("select", "stories", "Story", .payload(0))
        let any = requirement("select", nil, "Feed.Row", .row)
        let onAny = [Handler(event: .select, target: .requirement(any))]
        let subject = Content.Member(members: "subject", type: "String")
        let groups = Argument(
            form: .keyPath(members: "title"), text: "\\.title", place: place, line: 1, column: 1, isVerified: true)
        let id = Identity.key(members: "id", type: "Int")
        let when = Argument(
            form: .closure(parameterCount: 2), text: "{ story, context in context.isCompact && story.id > 3 }",
            place: place, line: 12, column: 30, isVerified: false)
        var story = leaf(
            ["stories"], [payload("stories", "Story")], "storyCell",
            handlers: [Handler(event: .select, target: .requirement(stories))], reads: true)
        story.cells.insert(CellChoice(when: when, cell: "loaderCell", fill: .none), at: 0)
        story.height = .choices([
            nil,
            .member(
                .init(
                    type: "StoryCell", name: "height",
                    arguments: [
                        FillArgument(label: "for", value: .payload(0)), FillArgument(label: "width", value: .width),
                    ])),
        ])
        return ListDefinition(
            typeName: "Feed", access: "", conditions: [], names: ListDefinition.Names(), context: "FeedContext",
            actions: .protocol, requirements: [any, stories], isDelegateMine: false,
            passThrough: [
                PassThrough(
                    signature: "func scrollViewDidScroll(_ scrollView: UIScrollView)",
                    call: "scrollViewDidScroll(scrollView)", defaultValue: nil, place: place)
            ],
            deselectsAfterTap: true, animation: nil,
            sections: [
                section(
                    "banner", "Banner?",
                    .ownRows([source("banner", .optional, .model(payload("banner", "Banner")), .kind)])),
                section(
                    "stories", "[Story]",
                    .ownRows([
                        source("stories", .many(isArray: true), .model(payload("stories", "Story")), id),
                        source("storiesEmpty", .empty(of: ["stories"]), .none, .kind, .none),
                    ]), header: HeaderDefinition(kind: .title(constant("\"Stories\"")))),
                section(
                    "posts", "[TimelineItem]",
                    .ownRows([
                        source(
                            "posts", .many(isArray: true), .rows(type: "TimelineItem", rowIDName: "RowID"), .kind)
                    ])),
                section(
                    "groups", "ContactGroup", .rowsOfType(SectionTypeReference(type: "ContactGroup")),
                    each: .key(members: "id", type: "String"),
                    header: HeaderDefinition(kind: .title(groups))),
                section(
                    "drafts", "[Draft]",
                    .ownRows([
                        source(
                            "drafts", .many(isArray: true),
                            .model(payload("drafts", "Draft", reference: true)),
                            .key(members: "id", type: "String"), .members([subject]), conditions: [debug])
                    ]), conditions: [debug]),
                section("isLoading", "Bool", .ownRows([source("isLoading", .flag, .none, .kind, .none)])),
            ],
            leaves: [
                leaf(["banner"], [payload("banner", "Banner")], "bannerCell", handlers: onAny),
                story,
                leaf(["storiesEmpty"], [], "loaderCell", handlers: onAny),
                leaf(
                    ["posts", "post"], [payload("post", "Post")], "postCell", fill: postFill, handlers: onAny,
                    reads: true),
                leaf(
                    ["posts", "gap"], [payload("gap", "Gap")], "loaderCell", fill: Fill.none, handlers: onAny,
                    conditions: [debug]),
                leaf(["posts", "loader"], [], "loaderCell", handlers: onAny),
                leaf(
                    ["groups", "members"], [payload("members", "Contact")], "contactCell",
                    fill: .method(
                        name: "show",
                        arguments: [
                            FillArgument(label: nil, value: .payload(0)),
                            FillArgument(label: "in", value: .section),
                            FillArgument(label: "at", value: .position(element: "Contact")),
                        ]), handlers: onAny),
                leaf(["groups", "canAdd"], [], "loaderCell", handlers: onAny),
                leaf(
                    ["drafts"], [payload("drafts", "Draft", reference: true)], "draftCell", handlers: onAny,
                    stamp: [subject], height: .argument(constant("44")), conditions: [debug]),
                leaf(["isLoading"], [], "loaderCell", handlers: onAny),
            ],
            cells: ["bannerCell", "loaderCell", "storyCell", "postCell", "contactCell", "draftCell"].map { name in
                let type = name.prefix(1).uppercased() + name.dropFirst()
                return CellClass(
                    name: name, type: type, reuseIdentifier: type, conditions: name == "draftCell" ? [debug] : [])
            },
            rowAlias: nil, place: place)
    }
}

extension RowSource.Multiplicity {
    var isEmptyRow: Bool { if case .empty = self { true } else { false } }
}
