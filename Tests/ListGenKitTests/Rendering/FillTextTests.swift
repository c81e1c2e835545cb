import ListModel
import Testing

@testable import ListGenKit

/// How a view is filled, one kind of fill at a time.
@Suite struct FillTextTests {
    private func text(_ fill: Fill, injecting member: String? = nil, weakly isWeak: Bool = false) -> FillText {
        var owner = CellText(cells: [], isProvider: false, context: "FeedContext", listType: "UITableView")
        owner.isContextWeak = isWeak
        let injections = member.map { [CellChoice.Injection(member: $0, value: .context)] } ?? []
        return FillText(
            fill: fill, injections: injections, owner: owner, type: "StoryCell", shown: "stories", role: "fillStories",
            conditions: [])
    }

    private func lines(_ text: FillText) -> [String] {
        var functions = MarkFunctions(owner: "Self")
        let leaf = FeedExample.leaf(["stories"], [FeedExample.payload("story", "Story")], "storyCell")
        return text.lines(CallText(leaf: leaf), functions: &functions).map(FeedExample.plain)
    }

    private let story = FillArgument(label: "with", value: .payload(0))
    private let context = FillArgument(label: "in", value: .context)

    private func argument(_ form: Argument.Form, _ text: String) -> Argument {
        Argument(form: form, text: text, place: FeedExample.place, line: 1, column: 1, isVerified: false)
    }

    @Test func nothingIsWrittenForAViewThatNeedsNothing() {
        #expect(lines(text(.none)) == [])
        #expect(lines(text(.none, injecting: "images")) == ["cell.images = context"])
    }

    @Test func aMethodAPropertyAndAFunctionAreWritten() {
        #expect(
            lines(text(.method(name: "configure", arguments: [story, context])))
                == ["cell.configure(with: story, in: context)"])
        #expect(lines(text(.property(name: "default", value: .payload(0)))) == ["cell.default = story"])
        let call = FunctionCall(name: "Cells.fill", arguments: [FillArgument(label: nil, value: .cell), story])
        #expect(
            lines(text(.function(argument(.function(call), "Cells.fill"), call))) == ["Cells.fill(cell, with: story)"])
    }

    @Test func theActionsFillWhatNothingElseDoes() {
        let requirement = FeedExample.requirement("fill", "stories", "Story", .payload(0))
        #expect(lines(text(.requirement(requirement))) == ["actions?.fill(stories: story)"])
        #expect(!FillText.asksActionsAlone(.requirement(requirement)))
        let cell = FeedExample.requirement("fill", "cell", "LoaderCell", .cell)
        #expect(FillText.asksActionsAlone(.requirement(cell)))
        #expect(!FillText.asksActionsAlone(.none))
    }

    @Test func whatAMarkSaysBecomesAFunction() {
        let offers = [ExpressionOffer("cell", "", .cell), ExpressionOffer("row", "Story", .payload(0))]
        #expect(
            lines(text(.expression(argument(.expression, "cell.title = row.title"), offers: offers)))
                == ["Self.fillStories(cell, story)"])
        #expect(
            lines(text(.content(argument(.expression, "StoryContent(row)"), offers: [offers[1]])))
                == ["cell.contentConfiguration = Self.storiesContent(story)"])
    }

    @Test func aContextThatMayBeGoneIsAskedForFirst() {
        let fill = Fill.method(name: "configure", arguments: [story, context])
        #expect(
            lines(text(fill, weakly: true))
                == ["if let context = weakContext { cell.configure(with: story, in: context) }"])
        #expect(
            lines(text(.method(name: "configure", arguments: [story]), weakly: true))
                == ["cell.configure(with: story)"])
    }

    /// The call does nothing then, so no test is needed.
    @Test func aContextThatFillsIsCalledIfItIsThere() {
        let call = FunctionCall(receiver: .context, name: "fill", arguments: [story])
        let fill = Fill.function(argument(.function(call), "fill"), call)
        #expect(lines(text(fill, weakly: true)) == ["weakContext?.fill(with: story)"])
        #expect(
            lines(text(fill, injecting: "images", weakly: true)) == [
                "if let context = weakContext {", "    cell.images = context", "    context.fill(with: story)", "}",
            ])
    }

    @Test func whatAFillReadsIsKnown() {
        let fill = Fill.method(name: "configure", arguments: [story, context])
        #expect(text(fill, injecting: "images").values == [.payload(0), .context, .context])
        #expect(FillText.values(of: .property(name: "model", value: .row)) == [.row])
        #expect(FillText.values(of: Fill.none) == [])
    }
}
