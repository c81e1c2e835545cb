import MailKit

@testable import Mail

extension DraftAttachments: RandomState {
    static func start() -> DraftAttachments {
        DraftAttachments(attached: [], uploads: [], room: 4)
    }

    mutating func edit(using random: inout SeededGenerator) {
        attached.edit(
            using: &random,
            make: { Attachment(name: "\(Int.random(in: 0..<500, using: &$0))", kind: .document, size: 2_048) },
            change: { $0.size = 1_024 * Int.random(in: 1..<90, using: &$1) })
        attached = unique(attached) { $0.name }
        uploads.edit(
            using: &random,
            make: { .numbered(Int.random(in: 0..<500, using: &$0)) },
            change: { upload, random in
                upload.progress = Double.random(in: 0...1, using: &random)
                upload.failure = random.once(in: 2) ? MailError(code: 1, text: random.word()) : nil
            })
        uploads = unique(uploads) { $0.number }
        room = random.once(in: 3) ? nil : Int.random(in: 1..<5, using: &random)
    }
}

extension Upload {
    /// The name follows the number: what is not declared as content must not change.
    fileprivate static func numbered(_ number: Int) -> Upload {
        Upload(number: number, fileName: "\(number).zip")
    }
}
