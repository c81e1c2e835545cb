import MailKit

@testable import Mail

extension SearchResults: RandomState {
    static func start() -> SearchResults {
        SearchResults(suggestions: [], saved: [], topHits: [], people: [], files: [], messages: [], query: "")
    }

    mutating func edit(using random: inout SeededGenerator) {
        suggestions.edit(using: &random, make: { .from("\(Int.random(in: 0..<500, using: &$0))") }, change: { _, _ in })
        saved.edit(
            using: &random, make: { SavedSearch(text: "\(Int.random(in: 0..<500, using: &$0))") }, change: { _, _ in })
        messages.edit(using: &random, make: Self.hit) { $0.subject = $1.word() }
        people.edit(
            using: &random,
            make: { Person(address: "\(Int.random(in: 0..<500, using: &$0))", name: $0.word()) },
            change: { $0.name = $1.word() })
        files.edit(using: &random, make: Self.file) { $0.attachment.size += 1_024 * Int.random(in: 1..<9, using: &$1) }
        suggestions = unique(suggestions) { $0 }
        saved = unique(saved) { $0 }
        messages = unique(messages) { $0.messageID }
        people = unique(people) { $0.address }
        files = unique(files) { $0.url }
        topHits = Array(messages.prefix(2))
    }

    private static func hit(using random: inout SeededGenerator) -> MessageHit {
        MessageHit(
            messageID: "\(Int.random(in: 0..<500, using: &random))", subject: random.word(),
            fragment: MessageHit.Fragment(text: random.word(), match: ""))
    }

    private static func file(using random: inout SeededGenerator) -> FileHit {
        FileHit(
            url: "\(Int.random(in: 0..<500, using: &random))",
            attachment: Attachment(name: random.word(), kind: .image, size: 1_024),
            sender: Person(address: "a@b.c", name: random.word()))
    }
}
