import Podcasts
import Testing
import UIKit

@MainActor
@Suite struct ReviewTests {
    @Test func answersStayInTheirCells() async throws {
        let controller = ReviewController((0..<60).map { Question(id: "\($0)", text: "Question \($0)") })
        var answers: [String] = []
        controller.onSend = { answers = $0 }
        let phone = await Phone(controller)
        let field = try #require(phone.tableView.headless.views(UITextField.self, inRowAt: [0, 0]).first)
        field.text = "Moths"
        phone.tableView.scrollToRow(at: [1, 0], at: .bottom, animated: false)
        controller.reorder()
        await phone.settle()
        try phone.tap("Send")
        #expect(answers.count == 60 && answers[1] == "Moths" && answers[0] == "")
    }
}
