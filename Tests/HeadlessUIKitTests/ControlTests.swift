import HeadlessUIKit
import Testing

/// Controls: their actions, and what a user types.
@MainActor @Suite struct ControlTests {
    private var heard: [String] { log.lines }
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    private func action(_ line: String, _ identifier: String) -> UIAction {
        UIAction(identifier: UIAction.Identifier(identifier)) { [log] _ in log.lines.append(line) }
    }

    @Test func anActionTakesThePlaceOfOneWithItsIdentifierWhateverTheEvents() {
        let control = UIControl(frame: .zero)
        control.addAction(action("down", "a"), for: .touchDown)
        control.addAction(action("up", "a"), for: .touchUpInside)
        control.addAction(action("other", "b"), for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["other", "up"])
    }

    @Test func aPreviewKeepsItsParameters() {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        let preview = UITargetedPreview(view: UIView(), parameters: parameters)
        parameters.backgroundColor = nil
        #expect(parameters.backgroundColor == .systemBackground)
        preview.parameters.backgroundColor = .red
        #expect(preview.parameters.backgroundColor == .clear)
    }

    @Test func aUserTypesInTheFieldOfARow() {
        let screen = Screen(rows: 3)
        #expect(!screen.table.headless.type("x", inRowAt: IndexPath(row: 1, section: 0)))
        let field = UITextField(frame: .zero)
        field.addAction(action("begin", "b"), for: .editingDidBegin)
        field.addAction(action("change", "c"), for: .editingChanged)
        field.addAction(action("end", "e"), for: .editingDidEnd)
        screen.cell(1)?.contentView.addSubview(field)
        #expect(screen.table.headless.type("x", inRowAt: IndexPath(row: 1, section: 0)))
        #expect(screen.table.headless.type("xy", inRowAt: IndexPath(row: 1, section: 0)))
        #expect(field.text == "xy")
        field.resignFirstResponder()
        field.resignFirstResponder()
        #expect(heard == ["begin", "change", "change", "end"])
    }

    @Test func aDateIsChosen() {
        let picker = UIDatePicker(frame: .zero)
        picker.setDate(Date(timeIntervalSince1970: 0), animated: false)
        #expect(picker.date == Date(timeIntervalSince1970: 0))
    }
}
