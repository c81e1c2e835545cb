import ListModel
import Testing

@testable import ListGenKit

/// What tells objects apart that move from section to section.
@Suite struct KeptRowsTests {
    /// `section(name:)` renames the section, not the case of its rows.
    @Test func objectsOfARenamedSectionAreFoundByTheCaseOfTheirRow() {
        let id = Identity.key(members: "id", type: "Int")
        let draft = FeedExample.payload("draft", "Draft", reference: true)
        let section = SectionDefinition(
            name: "bundles", property: "groups",
            shape: SectionShape(
                value: "Group", presence: .each(.key(members: "id", type: "String"), facts: FeedExample.plain),
                rows: .ownRows([FeedExample.source("groups", .many(isArray: true), .model(draft), id)])),
            place: FeedExample.place)
        let list = ListDefinition(
            typeName: "Feed", access: "", conditions: [], names: ListDefinition.Names(), context: nil, actions: .none,
            requirements: [], isDelegateMine: false, passThrough: [], deselectsAfterTap: true, animation: nil,
            sections: [section], leaves: [FeedExample.leaf(["groups"], [draft], "draftCell")], cells: [],
            rowAlias: nil, place: FeedExample.place)
        let values = ListValues(list: list, index: ProgramIndex(Program(files: [])))
        #expect(values.identityInSection == ["if case .groups(_, let id) = id { return id }", "return nil"])
    }
}
