import ListModel
import SwiftSurface
import Testing

@testable import ListGenKit

/// How rows are counted and found by their index among the row properties of a section.
@Suite struct RowLookupTests {
    private let index = ProgramIndex(FeedExample.program)
    private let id = Identity.key(members: "id", type: "Int")

    private func many(_ name: String, if conditions: [Condition] = []) -> RowSource {
        FeedExample.source(
            name, .many(isArray: true), .model(FeedExample.payload(name, "Story")), id, conditions: conditions)
    }

    private let banner = FeedExample.source("banner", .optional, .model(FeedExample.payload("banner", "Banner")), .kind)
    private let head = FeedExample.source("head", .one, .model(FeedExample.payload("head", "Head")), .kind)
    private let loader = FeedExample.source("isLoading", .flag, .none, .kind, .none)
    private let empty = FeedExample.source("nothing", .empty(of: ["stories"]), .none, .kind, .none)

    private func rows(_ sources: [RowSource], receiver: String = "") -> [String] {
        var lookup = RowLookup(sources: sources, index: index, wantsIdentity: false)
        lookup.receiver = receiver
        return lookup.lines(index: "index")
    }

    private func ids(_ sources: [RowSource], in section: String? = nil) -> [String] {
        var lookup = RowLookup(sources: sources, index: index, wantsIdentity: true)
        lookup.sectionID = section
        return lookup.lines(index: "index")
    }

    @Test func rowsAreCounted() {
        #expect(RowLookup.count([many("stories")]) == ["return stories.count"])
        #expect(RowLookup.count([many("stories")], receiver: "group.") == ["return group.stories.count"])
        #expect(RowLookup.count([loader]) == ["return isLoading ? 1 : 0"])
        #expect(
            RowLookup.count([head, banner, many("stories")])
                == ["return 1 + (banner != nil ? 1 : 0) + stories.count"])
        #expect(
            RowLookup.count([many("stories"), empty]).map(FeedExample.plain) == ["return max(stories.count, 1)"])
        #expect(
            RowLookup.count([head, many("drafts", if: [FeedExample.debug])]) == [
                "var count = 0", "count += 1", "#if DEBUG", "count += drafts.count", "#endif", "return count",
            ])
    }

    @Test func theRowsOfOnePropertyNeedOneExpression() {
        #expect(rows([many("stories")]) == ["return stories.indices.contains(index) ? .stories(stories[index]) : nil"])
        #expect(rows([banner]) == ["return index == 0 ? banner.map { .banner($0) } : nil"])
        #expect(rows([loader]) == ["return index == 0 && isLoading ? .isLoading : nil"])
        #expect(
            rows([many("stories")], receiver: "section.") == [
                "return section.stories.indices.contains(index) ? .stories(section.stories[index]) : nil"
            ])
        #expect(rows([]) == ["return nil"])
    }

    @Test func anIdentityCarriesThatOfItsSection() {
        #expect(
            ids([many("stories")], in: "section.id") == [
                "return stories.indices.contains(index) ? .stories(section.id, stories[index].id) : nil"
            ])
        #expect(ids([banner]) == ["return index == 0 && banner != nil ? .banner : nil"])
    }

    @Test func anEmptyRowStandsInForOthers() {
        #expect(
            rows([many("stories"), empty]) == [
                "if stories.isEmpty { return index == 0 ? .nothing : nil }",
                "return stories.indices.contains(index) ? .stories(stories[index]) : nil",
            ])
    }

    @Test func severalPropertiesAreWalked() {
        #expect(
            rows([head, many("stories")]) == [
                "guard index >= 0 else { return nil }", "var index = index",
                "if index == 0 { return .head(head) }", "index -= 1",
                "if index < stories.count { return .stories(stories[index]) }", "return nil",
            ])
    }
}
