import Testing
import UIKit

@testable import Podcasts

@MainActor
@Suite struct ProfileTests {
    @Test func typingShowsWhatIsWrongAndKeepsTheKeyboard() async throws {
        let controller = ProfileController(name: "Mary", address: "mary@example.org")
        let phone = await Phone(controller)
        let name = controller.nameCell.field
        name.becomeFirstResponder()
        let updates = await phone.updates { type("", into: name) }
        #expect(updates.contains("insert [0, 1] (automatic)"))
        #expect(phone.texts[1] == ["A name is needed"])
        #expect(name.isFirstResponder)
        _ = await phone.updates { type("Ada", into: name) }
        #expect(name.isFirstResponder)
        #expect(phone.texts[1] == ["mary@example.org"])
    }

    @Test func whatIsWrongIsNotSaved() async throws {
        let controller = ProfileController(name: "Mary", address: "mary")
        var saved: [String] = []
        controller.onSave = { name, address, newsletter in saved.append("\(name) \(address) \(newsletter)") }
        let phone = await Phone(controller)
        try phone.tap("Save")
        #expect(saved == [])
        type("mary@example.org", into: controller.addressCell.field)
        try phone.turn("News by mail")
        await phone.settle()
        try phone.tap("Save")
        #expect(saved == ["Mary mary@example.org true"])
    }

    private func type(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }
}
