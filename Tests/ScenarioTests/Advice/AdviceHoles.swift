import Foundation

/// What a reader puts into code that a note leaves open.
struct AdviceHoles {
    /// The members that the inputs declare, each with its type.
    private let members: [(name: String, type: String)]
    /// The classes of cells.
    private let cells: [String]

    init(texts: [String]) {
        var members: [(name: String, type: String)] = []
        var cells: [String] = []
        for line in texts.flatMap({ $0.split(separator: "\n") }) {
            let words = line.split(separator: " ").map { $0.filter { $0 != ":" && $0 != "," } }
            for (index, word) in words.enumerated() where index + 1 < words.count {
                let next = words[index + 1]
                if word == "let" || word == "var", index + 2 < words.count,
                    !members.contains(where: { $0.name == next })
                {
                    members.append((next, words[index + 2]))
                }
                if word == "class", next.hasSuffix("Cell") { cells.append(next) }
            }
        }
        self.members = members
        self.cells = cells
    }

    /// What the reader writes for `.view(...)`.
    static let function = "@MainActor func makeView() -> UIView? { nil }"

    /// A text with each of its holes filled, in the order in which a reader would try it.
    func filled(in text: String) -> [String] {
        var text = text.replacing("name: \"...\"", with: "name: \"another\"")
            .replacing("reuse: \"...\"", with: "reuse: \"another\"")
            .replacing("height: ...", with: "height: 44")
            .replacing(".view(...)", with: ".view(makeView)")
            .replacing("empty: ...", with: "empty: UITableViewCell")
            .replacing("configure: ...", with: "configure: { _ in }")
        while let start = text.range(of: "<#"), let end = text.range(of: "#>"), start.upperBound < end.lowerBound {
            text.replaceSubrange(start.lowerBound..<end.upperBound, with: "value")
        }
        if text.contains(" in ... }") {
            text.replace(" in ... }", with: text.contains("when: ") ? " in true }" : " in () }")
        }
        if text.contains("\\.member as ") {
            return members.map { text.replacing("\\.member as String", with: "\\.\($0.name) as \($0.type)") }
        }
        if text.contains("\\.member") { return members.map { text.replacing("\\.member", with: "\\.\($0.name)") } }
        guard text.contains("cell: ...") else { return [text] }
        let system = ["UITableViewCell", "UICollectionViewCell"].map { "\($0), configure: { _ in }" }
        return (system + cells).map { text.replacing("cell: ...", with: "cell: \($0)") }
    }
}
