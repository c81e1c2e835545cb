@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cell_events_by_trigger

@MainActor @Suite struct EventTriggerTests {
    final class App: Form.Actions {
        var calls: [String] = []

        func field(fields: Field, _ text: String) { calls.append("\(fields.text) \(text)") }
        func onTap(adds: Field) { calls.append("add \(adds.id)") }
        func button(fields: Field) { calls.append("button \(fields.id)") }
    }

    @Test func eachEventDoesWhatItsMarkSays() throws {
        let (screen, app) = (Screen(), App())
        let list = Form.Table(
            Form(fields: [Field(id: 1, text: "a")], adds: [Field(id: 2, text: "")]), actions: app, in: screen.table)
        screen.table.layoutIfNeeded()
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldCell)
        cell.field.text = "b"
        cell.field.sendActions(for: .editingChanged)
        #expect(list.state.fields[0].text == "b")
        #expect(app.calls == [])
        cell.field.sendActions(for: .editingDidEnd)
        cell.button.sendActions(for: .touchDown)
        cell.button.sendActions(for: .touchUpInside)
        let add = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 1)) as? AddCell)
        add.onTap()
        #expect(app.calls == ["b b", "button 1", "button 1", "add 2"])
    }
}
