import UIKit

/// Asks a listener, and gathers the answers from the cells that are kept for them.
public final class ReviewController: UITableViewController {
    public var onSend: (([String]) -> Void)?

    private var table: ReviewForm.Table?
    private let questions: [Question]

    public init(_ questions: [Question]) {
        self.questions = questions
        super.init(style: .plain)
        title = "Review"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        table = ReviewForm.Table(ReviewForm(questions: questions), context: self, actions: self, in: tableView)
        table?.prepareCells()
    }

    /// Moves the last question to the top.
    public func reorder() {
        table?.update { $0.questions.insert($0.questions.removeLast(), at: 0) }
    }
}

extension ReviewController: ReviewForm.Actions {
    func selectSend() {
        guard let table else { return }
        let answers = table.state.questions.map { question in
            table.cell(AnswerCell.self, for: .questions(question.id))?.field.text ?? ""
        }
        onSend?(answers)
    }
}
