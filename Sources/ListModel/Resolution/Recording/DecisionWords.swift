import SourceText

/// The names by which an answer with some decisions can be asked for, as numbers: their subjects, parts of these between dots,
/// and the words of choices and reasons.
public struct DecisionWords {
    private var words = QuestionSet()
    /// Most texts come again and again.
    private var texts: Set<String> = []

    mutating func add(_ decision: Decision) {
        let subject = decision.subject
        if texts.insert(subject).inserted {
            words.insert(Self.hash(subject.utf8))
            for dot in subject.utf8.indices where subject.utf8[dot] == UInt8(ascii: ".") {
                words.insert(Self.hash(subject.utf8[..<dot]))
                words.insert(Self.hash(subject.utf8[subject.utf8.index(after: dot)...]))
            }
        }
        for text in [decision.choice, decision.reason] where texts.insert(text).inserted {
            for word in text.utf8.split(whereSeparator: { !$0.isOfName }) { words.insert(Self.hash(word)) }
        }
    }

    /// Lets go of the texts: each stage has others.
    mutating func endStage() { texts = [] }

    /// Sorted.
    var all: [UInt32] { words.sorted }

    /// A name as a number.
    public static func hash(_ name: some Sequence<UInt8>) -> UInt32 { Question(declarationOf: name).value }

    /// The names in a text. Of what is not ASCII all counts as letters.
    public static func words(_ text: String) -> [Substring] {
        text.utf8.split { !$0.isOfName }.map(Substring.init)
    }
}
