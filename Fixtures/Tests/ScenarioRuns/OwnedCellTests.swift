@_spi(Generated) import ListRuntimeUIKit
import Testing
import UIKit

@testable import cells_owned

@MainActor @Suite struct OwnedCellTests {
    let screen = Screen()
    let controller = FormController()

    private func makeTable() -> Form.Table {
        Form.Table(
            Form(
                name: Field(id: 1, text: "Ada"), phone: Field(id: 2, text: "12"), tags: [Field(id: 3, text: "Tag")],
                note: Note(text: "Hi", isEditing: true),
                options: Options(
                    hasPrivate: true, save: Field(id: 4, text: "Save"), isAdvanced: false,
                    more: [Field(id: 5, text: "More")])),
            context: controller, in: screen.table)
    }

    @Test func theCellsOfTheControllerAreFilledAndNeverDequeued() {
        let table = makeTable()
        controller.saveCell = TextCell(style: .default, reuseIdentifier: nil)
        table.update { $0.name.text = "Grace" }
        table.flush()
        #expect(
            screen.cells == [
                "TextCell", "TextCell", "TagCell", "EditorCell", "UITableViewCell", "TextCell", "TagCell",
            ])
        #expect(screen.table.cellForRow(at: [0, 0]) === controller.nameCell)
        #expect(screen.table.cellForRow(at: [1, 0]) === controller.phoneCell)
        #expect(screen.table.cellForRow(at: [3, 0]) === controller.cells.editor)
        #expect(screen.table.cellForRow(at: [4, 1]) === controller.saveCell)
        #expect(controller.nameCell.field.text == "Grace")
        #expect(controller.phoneCell.field.text == "Phone 12")
        #expect(screen.rows[3] == "Note: Hi")
    }

    @Test func whatSomebodyTypesSurvivesEveryUpdate() {
        let table = makeTable()
        screen.table.layoutIfNeeded()
        let fills = controller.nameCell.fills
        controller.nameCell.field.becomeFirstResponder()
        table.update {
            $0.phone = nil
            $0.tags = [Field(id: 9, text: "Other")]
            $0.note.isEditing = false
            $0.options.isAdvanced = true
            $0.options.hasPrivate = false
        }
        table.flush()
        #expect(screen.cells == ["TextCell", "TagCell", "NoteCell", "EmptyCell", "TagCell"])
        #expect(controller.nameCell.field.isFirstResponder)
        #expect(controller.nameCell.superview === screen.table)
        #expect(controller.nameCell.fills == fills, "its row has not changed")
        #expect(screen.table.headerView(forSection: 4) != nil)
        table.update { $0.name.text = "Grace" }
        table.flush()
        #expect(controller.nameCell.field.isFirstResponder)
        #expect(controller.nameCell.fills == fills + 1)
    }

    @Test func theHeaderOfTheirSectionComesAndGoesAroundThem() {
        let table = makeTable()
        table.update { $0.options.isAdvanced = true }
        table.flush()
        #expect(screen.rows.count == 7)
        #expect(controller.privateCell.superview === screen.table)
        table.update { $0.options.isAdvanced = false }
        table.flush()
        #expect(screen.rows.count == 7)
        #expect(controller.privateCell.superview === screen.table)
    }

    @Test func withoutTheControllerTheRowsAreEmpty() {
        var controller: FormController? = FormController()
        let table = controller.map {
            Form.Table(
                Form(
                    name: Field(id: 1, text: "Ada"), tags: [], note: Note(text: "Hi", isEditing: false),
                    options: Options(hasPrivate: true, save: Field(id: 4, text: "Save"), isAdvanced: false, more: [])),
                context: $0, in: screen.table)
        }
        var reports: [ListReport] = []
        table?.onReport = { reports.append($0) }
        controller = nil
        screen.table.reloadData()
        #expect(screen.cells == ["EmptyCell", "NoteCell", "EmptyCell", "EmptyCell"])
        #expect(reports == [.missingContext("FormController")])
    }

    @Test func theCellsOfAValueFollowIt() {
        let cells = LoginCells()
        let table = Login.Table(
            Login(user: Field(id: 1, text: "ada"), hasPassword: true, isReady: false), context: cells, in: screen.table)
        #expect(screen.cells == ["TextCell", "UITableViewCell"])
        #expect(cells.user.field.text == "ada")
        let others = LoginCells()
        table.context = others
        table.flush()
        #expect(screen.rows.count == 2)
        #expect(screen.table.cellForRow(at: [0, 0]) === others.user)
        #expect(others.user.field.text == "ada")
    }
}
