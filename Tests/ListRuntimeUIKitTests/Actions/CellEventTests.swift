import HeadlessUIKit
import ListRuntime
import Testing

@testable @_spi(Generated) import ListRuntimeUIKit

/// A cell's own events: what they write, and whose row it is.
@MainActor
@Suite struct CellEventTests {
    private let table = SurveyTable(Survey(["a", "b", "c"]))
    private var texts: [String] { table.state.answers.map(\.text) }

    @Test("what is typed is in the state at once, and its cell is not filled again, but what reads it is")
    func writes() throws {
        let cell = try #require(table.answer("b"))
        cell.type("x")
        #expect(texts == ["", "x", ""])
        table.flush()
        #expect(cell.fills == 1)
        #expect(table.answer("a")?.fills == 2)
        #expect(table.count?.textLabel?.text == "1")
        #expect(table.heard == ["b x"])
        // A state that says the same again.
        let next = table.state
        table.state = next
        table.flush()
        #expect(cell.fills == 1)
        table.update { $0.answers[1].text = "trimmed" }
        table.flush()
        #expect(cell.fills == 2)
        #expect(cell.field.text == "trimmed")
    }

    @Test("a filled cell tells once, and a control that is not there tells nothing")
    func once() throws {
        table.reconfigure(.visible)
        table.flush()
        let cell = try #require(table.answer("a"))
        #expect(cell.fills == 2)
        cell.type("x")
        #expect(table.heard == ["a x"])
        table.hear(UITextField?.none, of: cell, .editingChanged) { _, _ in }
    }

    @Test("the newest state is written, in which the row is elsewhere")
    func newerState() throws {
        let cell = try #require(table.answer("b"))
        table.update { $0.answers.insert(Survey.Answer(id: "n"), at: 0) }
        cell.type("x")
        #expect(texts == ["", "", "x", ""])
        table.flush()
        #expect(table.answer("b") === cell)
        #expect(cell.fills == 1)
        #expect(cell.field.text == "x")
    }

    @Test("while rows wait for an interaction a field keeps what is typed")
    func held() throws {
        let cell = try #require(table.answer("b"))
        table.beginInteraction(.contextMenu)
        table.update {
            $0.answers.removeFirst()
            $0.answers[0].text = "ahead"
        }
        table.flush()
        #expect(cell.field.text == "ahead")
        let fills = cell.fills
        cell.type("ahead!")
        table.flush()
        #expect(cell.fills == fills)
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(texts == ["ahead!", ""])
        #expect(table.answer("b") === cell)
        #expect(cell.field.text == "ahead!")
    }

    @Test("a cell whose row is gone writes nothing and answers what it is to")
    func gone() throws {
        let cell = try #require(table.answer("b"))
        table.update { $0.answers.remove(at: 1) }
        cell.type("late")
        #expect(cell.onReturn?() == false)
        table.flush()
        cell.type("later")
        #expect(cell.onReturn?() == false)
        #expect(texts == ["", ""])
        #expect(table.heard.isEmpty)
    }

    @Test("nothing in a cell keeps the list")
    func listGoesAway() async throws {
        var table: SurveyTable? = SurveyTable(Survey(["a"]))
        let view = table?.view
        let cell = try #require(table?.answer("a"))
        weak var list = table
        table = nil
        while list != nil { try await Task.sleep(nanoseconds: 1_000_000) }
        cell.type("x")
        #expect(cell.onReturn?() == false)
        withExtendedLifetime(view) {}
    }

    @Test("the user goes from row to row, both ways, and to one that the same state brings")
    func focus() throws {
        let cell = try #require(table.answer("a"))
        #expect(cell.onReturn?() == true)
        #expect(table.answer("b")?.field.isFirstResponder == true)
        #expect(table.heard == ["return a true"])
        #expect(table.focus(after: .answers("b")))
        #expect(table.answer("c")?.onReturn?() == false)
        #expect(table.focus(before: .answers("c")))
        #expect(table.answer("b")?.field.isFirstResponder == true)
        #expect(!table.focus(before: .answers("a")))
        #expect(table.rowID(before: .count) == .answers("c"))
        table.update { $0.answers += (0..<30).map { Survey.Answer(id: "n\($0)") } }
        #expect(table.focus(.answers("n29")))
        #expect(table.answer("n29")?.field.isFirstResponder == true)
        #expect(!table.focus(.answers("none")))
        #expect(table.focus(before: .answers("n29")))
        #expect(table.answer("n28")?.field.isFirstResponder == true)
    }

    @Test("a row that is asked for during an interaction is typed in when it comes")
    func focusLater() {
        table.beginInteraction(.contextMenu)
        table.update { $0.answers.append(Survey.Answer(id: "n")) }
        #expect(table.focus(.answers("n")))
        #expect(table.answer("n") == nil)
        table.endInteraction(.contextMenu)
        table.flush()
        #expect(table.answer("n")?.field.isFirstResponder == true)
    }

    @Test("the height of a cell is asked for again when it says so")
    func remeasures() throws {
        let cell = try #require(table.answer("a"))
        #expect(cell.frame.height == 30)
        cell.height = 80
        cell.onGrow?()
        table.flush()
        table.view.layoutIfNeeded()
        #expect(cell.frame.height == 80)
        #expect(cell.fills == 1)
    }

    @Test("a header tells of its section")
    func header() throws {
        let header = try #require(table.view.headerView(forSection: 1))
        #expect(table.section(for: header) == 1)
        #expect(table.section(for: UIView()) == nil)
    }
}
