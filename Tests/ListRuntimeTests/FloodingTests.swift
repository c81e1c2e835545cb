import Foundation
import ListRuntime
import RandomTesting
import Testing

/// Identities that somebody chose to collide must not make a diff slow. How slow it is, is how often it looks at one.
@Suite struct FloodingTests {
    private let count = 100_000

    private func looks<ID: Hashable>(_ rows: [ID]) -> Int {
        var generator = SeededGenerator(seed: 1)
        var looks = 0
        let found = CollectionChanges(
            from: rows, to: rows.shuffled(using: &generator),
            id: { id in
                looks += 1
                return id
            }, isUnchanged: { _, _ in true })
        #expect(found.deletes.isEmpty && found.inserts.isEmpty)
        return looks
    }

    @Test("numbers that share their low bits, or their high ones", arguments: [0, 16, 32, 46])
    func numbers(shift: Int) {
        #expect(looks((0..<count).map { $0 << shift }) < 20 * count)
    }

    @Test("UUIDs that share a half", arguments: [false, true])
    func halves(first: Bool) {
        let rows = (0..<UInt64(count)).map { number in
            let halves = first ? (UInt64(7).bigEndian, number.bigEndian) : (number.bigEndian, UInt64(7).bigEndian)
            return unsafeBitCast(halves, to: UUID.self)
        }
        #expect(looks(rows) < 20 * count)
    }

    @Test("identities of the app's own, which may hash to little")
    func own() {
        struct Name: Hashable {
            let text: String
        }
        #expect(looks((0..<count).map { Name(text: "\($0 << 32)") }) < 20 * count)
    }

    @Test("identities that define the old `hashValue`, which knows no key")
    func ownHashValue() {
        struct Number: Hashable {
            let raw: Int
            var hashValue: Int { raw }
        }
        #expect(looks((0..<2_000).map { Number(raw: $0 << 32) }) < 20 * 2_000)
    }
}
