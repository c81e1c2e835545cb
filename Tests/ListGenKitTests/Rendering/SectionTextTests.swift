import ListModel
import SwiftSurface
import Testing

@testable import ListGenKit

/// What a section of each shape is in generated code.
@Suite struct SectionTextTests {
    private let list = FeedExample.list
    private let index = ProgramIndex(FeedExample.program)

    private func text(_ name: String) throws -> SectionText {
        let section = try #require(list.sections.first { $0.name == name })
        return SectionText(section, of: list, index)
    }

    @Test func rowsOfAPropertyStandInTheList() throws {
        let stories = try text("stories")
        #expect(stories.isInList && !stories.isList && !stories.section.isRepeated)
        #expect(stories.caseNames == ["stories", "storiesEmpty"])
        #expect(stories.valueType == "[Story]")
        #expect(stories.identity(of: "applied.stories", at: "index") == nil)
        #expect(stories.alwaysHasRows)
        #expect(try text("banner").valueType == "Banner?")
        #expect(try !text("banner").alwaysHasRows)
        #expect(FeedExample.plain(try text("isLoading").valueType) == "Bool")
    }

    @Test func sectionsOfAStructCarryTheirIdentity() throws {
        let groups = try text("groups")
        #expect(!groups.isInList && groups.section.isRepeated)
        #expect(groups.caseNames == ["groups"])
        #expect(groups.valueType == "ContactGroup")
        #expect(groups.rows.type?.rowID == "ContactGroup.RowID")
        #expect(groups.rows.sources.map(\.name) == ["members", "canAdd"])
        #expect(groups.identityType == "String")
        #expect(groups.carried(of: "section", at: "index") == "section.id")
        #expect(!groups.rows.hasNoRows)
    }

    /// The clauses of a section stand around its rows already.
    @Test func clausesAreWrittenOnce() throws {
        let drafts = try text("drafts")
        #expect(drafts.rows.sources.map(\.conditions) == [[FeedExample.debug]])
        #expect(drafts.innerSources.map(\.conditions) == [[]])
    }

    @Test func theSectionsOfAListAreFoundByTheirIndex() {
        let sections = SectionIndex(list: list)
        let position = list.sections.firstIndex { $0.name == "groups" } ?? 0
        #expect(sections.value(0, at: "index", receiver: "applied.") == "applied.banner")
        #expect(sections.value(position, at: "index", receiver: "applied.") == "applied.groups[index - 3]")
        #expect(sections.offset(position, "index") == "index - 3")
        #expect(sections.value(position + 1, at: "index") == "drafts")
        #expect(sections.start(position + 1) == "3 + groups.count")
    }

    @Test func whatChangesIsCollectedForEachSection() throws {
        let values = ListValues(list: list, index: index)
        func lines(_ name: String) throws -> [String] {
            ConditionalLines.joined([values.changes(of: try text(name).section)]).map(FeedExample.plain)
        }
        #expect(
            try lines("banner") == ["changes.optional(old.banner, new.banner, isUnchanged: { $0 == $1 })"])
        #expect(
            try lines("groups").last == "}" && lines("groups").first?.hasPrefix("changes.sections(") == true)
        #expect(try lines("drafts").first == "#if DEBUG")
        #expect(try lines("isLoading") == ["changes.flag(old.isLoading, new.isLoading)"])
    }

    @Test func equalRowsAreTakenOutOfArrays() {
        let lines = DuplicateRemoval(list: list, index: index).lines
        #expect(lines.contains("Self.removeDuplicates(from: &stories) { $0.id }"))
        #expect(lines.contains("    Self.removeDuplicates(from: &groups[section].members) { $0.id }"))
        #expect(!lines.contains { $0.contains("banner") })
    }
}
