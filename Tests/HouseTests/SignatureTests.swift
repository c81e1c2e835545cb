import Foundation
import Testing

/// The headless UIKit states the list protocols of UIKit to the letter: a method that is misspelt there would be called
/// on no phone.
@Suite struct SignatureTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func headlessProtocolsAreThoseOfUIKit() throws {
        let table = try String(contentsOf: root.appending(path: "AppleRules/list-signatures.tsv"), encoding: .utf8)
        let files = try HouseFile.ours.get().filter { $0.module == "HeadlessUIKit" }
        var missing: [String] = []
        var count = 0
        for line in table.split(separator: "\n") where line.hasPrefix("UI") {
            let columns = line.split(separator: "\t").map(String.init)
            // There are no selectors on Linux.
            guard columns.count > 2, !columns[2].contains("Selector") else { continue }
            count += 1
            let file = files.first { $0.path.hasSuffix("/\(columns[0]).swift") }
            let text = file.map { Self.squeezed($0.lines.joined()) } ?? ""
            if !text.contains(Self.squeezed(columns[2])) { missing.append("\(columns[0]): \(columns[2])") }
        }
        #expect(missing == [])
        #expect(count > 100)
    }

    private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
