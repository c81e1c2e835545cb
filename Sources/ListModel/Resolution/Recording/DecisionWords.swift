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
            for word in text.utf8.split(whereSeparator: { !Self.isOfName($0) }) { words.insert(Self.hash(word)) }
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
        text.utf8.split { !isOfName($0) }.map(Substring.init)
    }

    /// Whether a byte is of a name: a letter, a digit, an underscore, a dot, or beyond ASCII.
    static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}
