import SourceText
import SwiftSurface

/// A Swift file, read as far as a survey needs it.
public final class SurveyFile: Sendable {
    /// The name of a type or function where it is called or a member of it is taken.
    struct Mention: Sendable {
        var name: String
        /// The member after a period.
        var member: String?
        /// Of the name in the tokens; -1 where they were not kept.
        var index: Int
        var offset: Int
    }

    public let path: String
    let surface: SourceSurface
    /// Empty where `hasTokens` is false.
    let source: SourceFile
    /// Without trivia; strings are a token for each part.
    let tokens: [Token]
    /// For each bracket that opens, the token that closes it; otherwise the token itself.
    let partners: [Int32]
    let lines: LineMap
    /// Those of types, which begin with a capital letter.
    let mentions: [Mention]
    /// Whether it is one of tests.
    public let isTest: Bool
    /// The first fault of its text: the line, and what is wrong.
    public let fault: Inventory.Fault?
    /// False if nothing in the text belongs to a list.
    var hasTokens: Bool { !tokens.isEmpty }

    /// Reads a file. Takes any bytes, in time linear to their number.
    public init(_ file: SourceFile) {
        path = file.path
        lines = LineMap(file.bytes)
        let (surface, faults) = DeclarationParser.parse(file)
        self.surface = surface
        isTest = surface.imports.contains { Self.testLibraries.contains($0.module) }
        let lines = lines
        fault = faults.diagnostics.first { $0.severity == .error }.map {
            Inventory.Fault(
                spot: Spot(path: file.path, line: lines.location($0.place?.range.lower ?? 0).line), reason: $0.message)
        }
        let all = isTest ? [] : file.tokens(in: SourceRange(0, file.bytes.count))
        let isKept = !isTest && ListWords.occur(in: file.bytes)
        mentions = Self.mentions(all, in: file, isKept: isKept)
        tokens = isKept ? all : []
        partners = isKept ? Self.partners(all) : []
        source = isKept ? file : SourceFile(path: file.path, bytes: [])
    }

    private static let testLibraries: Set<String> = [
        "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "iOSSnapshotTestCase", "FBSnapshotTestCase",
    ]

    private static func partners(_ tokens: [Token]) -> [Int32] {
        var partners = tokens.indices.map(Int32.init)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart, .stringStart: open.append(index)
            case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd, .stringEnd:
                if let start = open.popLast() { partners[start] = Int32(index) }
            default: break
            }
        }
        for index in open { partners[index] = Int32(tokens.count) }
        return partners
    }

    private static func mentions(_ tokens: [Token], in file: SourceFile, isKept: Bool) -> [Mention] {
        var mentions: [Mention] = []
        for index in tokens.indices.dropLast() where tokens[index].kind == .identifier {
            let token = tokens[index]
            let first = file.bytes[token.range.lower]
            guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { continue }
            let next = tokens[index + 1]
            var member: String?
            switch next.kind {
            case .leftParenthesis: break
            case .operator:
                guard file.bytes[next.range.lower] == UInt8(ascii: "<") else { continue }
            case .period:
                guard index + 2 < tokens.count, tokens[index + 2].kind == .identifier else { continue }
                member = file.text(tokens[index + 2].range)
            default: continue
            }
            if index > 0, tokens[index - 1].kind == .identifier {
                let before = file.text(tokens[index - 1].range)
                if ["class", "extension", "struct", "enum", "protocol"].contains(before) { continue }
            }
            if index > 0, [.colon, .at].contains(tokens[index - 1].kind), next.kind == .operator { continue }
            mentions.append(
                Mention(
                    name: file.text(token.range), member: member, index: isKept ? index : -1, offset: token.range.lower)
            )
        }
        return mentions
    }
}
