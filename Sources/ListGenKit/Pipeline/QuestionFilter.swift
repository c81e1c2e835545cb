/// A set of questions that many others are held against.
struct QuestionFilter {
    private let questions: Set<UInt32>
    /// Rules out nearly every other one without a look into the set.
    private var bits = Array(repeating: false, count: 1 << 16)

    init(_ questions: some Sequence<UInt32>) {
        self.questions = Set(questions)
        for question in self.questions { bits[Int(question & 0xFFFF)] = true }
    }

    func contains(_ question: UInt32) -> Bool { bits[Int(question & 0xFFFF)] && questions.contains(question) }
}
