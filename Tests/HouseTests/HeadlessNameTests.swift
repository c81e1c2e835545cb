import Foundation
import SwiftSurface
import Testing

/// What no test names may behave unlike UIKit, or go, and nobody notices.
@Suite struct HeadlessNameTests {
    /// They are public as superclasses of public classes, and there is nothing to test about them alone.
    private static let superclasses: Set<String> = [
        "UICollectionReusableViewFactory", "UITableViewCellBase", "UITableViewCellFactory",
        "UITableViewHeaderFooterViewBase", "UITableViewHeaderFooterViewFactory",
    ]

    @Test func aTestNamesWhatAppsSeeOfTheHeadlessUIKit() throws {
        let words = try Self.words(below: ["Tests/HeadlessUIKitTests", "Tests/ListRuntimeUIKitTests", "Examples"])
        var missing: [String] = []
        for file in try HouseFile.ours.get()
        where file.module == "HeadlessUIKit" && !file.path.hasSuffix(".generated.swift") {
            for declaration in file.declarations where !Self.superclasses.contains(declaration.name) {
                let names = Self.publicNames(declaration)
                missing += names.filter { !words.contains($0) }.map { "\(declaration.name): \($0)" }
            }
        }
        #expect(missing == [], "write a test that uses them, in Tests/HeadlessUIKitTests/Members")
    }

    private static func isPublic(_ modifiers: [String]) -> Bool {
        (modifiers.contains("public") || modifiers.contains("open")) && !modifiers.contains("override")
    }

    private static func publicNames(_ declaration: Declaration) -> [String] {
        var names = declaration.properties.filter { isPublic($0.modifiers) }.map(\.name)
        names += declaration.functions.filter { $0.kind == .function && isPublic($0.modifiers) }.map(\.name)
        names += declaration.typealiases.filter { isPublic($0.modifiers) }.map(\.name)
        if isPublic(declaration.modifiers) { names += [declaration.name] + declaration.cases.map(\.name) }
        return names.compactMap { $0.split(separator: ".").last }.map { $0.filter { $0 != "`" } }
            .filter { $0.first?.isLetter == true }
    }

    private static func words(below folders: [String]) throws -> Set<String> {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var words: Set<String> = []
        for folder in folders {
            let base = root.appending(path: folder).path
            for path in try FileManager.default.subpathsOfDirectory(atPath: base)
            where path.hasSuffix(".swift") && !path.contains(".build/") {
                let text = try String(contentsOfFile: "\(base)/\(path)", encoding: .utf8)
                for word in text.utf8.split(whereSeparator: { !Self.isLetter($0) }) {
                    words.insert(String(decoding: word, as: UTF8.self))
                }
            }
        }
        return words
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
