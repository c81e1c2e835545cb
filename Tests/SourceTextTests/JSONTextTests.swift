import Foundation
import SourceText
import Testing

/// Strings are copied eight bytes at once where they can be: every byte is tried at every place of such a block.
@Suite struct JSONTextTests {
    @Test func everyStringComesBack() throws {
        for scalar in (0..<0x100).compactMap(Unicode.Scalar.init) {
            for place in 0..<20 {
                var scalars = String.UnicodeScalarView("abcdefghijklmnopqrst".unicodeScalars)
                scalars.insert(scalar, at: scalars.index(scalars.startIndex, offsetBy: place))
                #expect(try decoded(String(scalars)) == String(scalars))
            }
        }
    }

    @Test(arguments: ["", "\u{1F600}\u{E4}", String(repeating: "\u{1}\"\\\n\r\t\u{1F}", count: 2_000)])
    func stringsOfAnyLengthComeBack(text: String) throws {
        #expect(try decoded(text) == text)
    }

    @Test func manyPiecesStandInOrder() throws {
        var json = JSONText()
        json.raw("[")
        for number in -2_000..<2_000 {
            if number > -2_000 { json.raw(",") }
            json.number(number)
        }
        json.raw("]")
        #expect(try JSONDecoder().decode([Int].self, from: Data(json.bytes)) == Array(-2_000..<2_000))
    }

    private func decoded(_ text: String) throws -> String {
        var json = JSONText()
        json.raw("[")
        json.string(text)
        json.raw("]")
        return try JSONDecoder().decode([String].self, from: Data(json.bytes)).first ?? ""
    }
}
