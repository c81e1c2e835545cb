import SourceText
import SwiftSurface

/// What the tokens of a header tell without clang: what it includes and declares, whether it is whole, its marks.
struct HeaderOutline {
    /// `#import` and `#include`: the name of the file, its last component, and the place of the directive; `@import`
    /// with the module.
    struct Inclusion {
        var name: String
        var isModule = false
        var range: SourceRange
    }

    let file: SourceFile
    /// Comments left out.
    let tokens: [HeaderToken]
    private(set) var inclusions: [Inclusion] = []
    /// The macro that keeps it from being read twice.
    private(set) var guardMacro: String?
    /// The macros that it defines, with what stands behind their names.
    private(set) var macros: [String: String] = [:]
    /// The classes that it declares, and whether each is generic; categories and forward declarations left out.
    private(set) var classes: [String: Bool] = [:]
    private(set) var protocols: Set<String> = []
    /// The superclasses, and the classes that categories extend.
    private(set) var bases: Set<String> = []
    /// `@class A, B;` and `@protocol P;`, from the keyword to the semicolon, with the first name.
    private(set) var forwardDeclarations: [(name: String, range: SourceRange)] = []
    /// The `listgen:` comments, in source order.
    private(set) var marks: [MarkComment] = []
    /// What is too deep, not closed, or closed without being open.
    private(set) var imbalance: HeaderFault?

    init(_ file: SourceFile) {
        self.file = file
        let all = file.bytes.withUnsafeBufferPointer { HeaderLexer.tokens(of: $0) }
        tokens = all.filter { $0.kind != .comment }
        readMarks(all)
        readDirectives()
        readDeclarations()
        imbalance = HeaderDepth.fault(of: self) ?? HeaderBalance.fault(of: self)
    }

    /// Of the file, without its folder.
    var name: String { file.path.split(separator: "/").last.map(String.init) ?? "" }

    func text(_ token: HeaderToken) -> String { file.text(token.range) }

    func token(_ index: Int) -> HeaderToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    /// The first token that ends after an offset.
    func index(at offset: Int) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.upper <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The name of a directive and what stands after it: `import` and `"Story.h"`.
    func directive(_ token: HeaderToken) -> (name: String, rest: String) {
        let text = text(token).dropFirst().drop { $0 == " " || $0 == "\t" }
        let name = text.prefix { $0.isLetter || $0 == "_" }
        var rest = text[name.endIndex...].drop { $0.isWhitespace }
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return (String(name), String(rest))
    }

    private mutating func readMarks(_ tokens: [HeaderToken]) {
        file.bytes.withUnsafeBufferPointer { bytes in
            var end = 0
            for token in tokens where token.kind == .comment && token.range.lower >= end {
                let found = MarkComment.read(bytes, at: token.range.lower, nestsComments: false)
                marks += found
                end = found.last?.range.upper ?? end
            }
        }
    }

    private mutating func readDirectives() {
        var condition: String?
        for token in tokens where token.kind == .directive {
            let (name, rest) = directive(token)
            switch name {
            case "import", "include":
                let path = rest.drop { $0 == "\"" || $0 == "<" }.prefix { $0 != "\"" && $0 != ">" }
                guard let last = path.split(separator: "/").last else { continue }
                inclusions.append(Inclusion(name: String(last), range: token.range))
            case "ifndef": if guardMacro == nil { condition = rest }
            case "define":
                if guardMacro == nil, let condition, rest == condition { guardMacro = rest }
                let name = String(rest.prefix { $0 == "_" || $0.isLetter || $0.isNumber })
                macros[name] = String(rest.dropFirst(name.count))
                condition = nil
            default: condition = nil
            }
        }
    }

    private mutating func readDeclarations() {
        let code = tokens.filter { $0.kind != .directive }
        for (index, token) in code.enumerated() where token.kind == .atKeyword && index + 1 < code.count {
            let name = text(code[index + 1])
            let next = index + 2 < code.count ? code[index + 2] : token
            switch text(token) {
            case "@interface":
                guard !next.is("(") else {
                    bases.insert(name)
                    continue
                }
                classes[name] = next.is("<") && Self.isGeneric(code[(index + 2)...])
                let behind = code[(index + 2)...].prefix { !$0.is(";") && $0.kind != .atKeyword }
                if let colon = behind.firstIndex(where: { $0.is(":") }), colon + 1 < behind.endIndex,
                    !(behind[..<colon].contains { $0.is("{") })
                {
                    bases.insert(text(code[colon + 1]))
                }
            case "@protocol" where !next.is(";") && !next.is(","):
                protocols.insert(name)
            case "@import":
                let end = code[index...].first { $0.is(";") } ?? code[index + 1]
                let range = SourceRange(token.range.lower, end.range.upper)
                inclusions.append(Inclusion(name: name, isModule: true, range: range))
            case "@class", "@protocol":
                let end = code[index...].first { $0.is(";") } ?? code[index + 1]
                forwardDeclarations.append((name, SourceRange(token.range.lower, end.range.upper)))
            default: break
            }
        }
    }

    /// Whether `<…>` after the name of a class holds type parameters: a superclass follows them, and only them.
    private static func isGeneric(_ tokens: ArraySlice<HeaderToken>) -> Bool {
        guard let end = tokens.firstIndex(where: { $0.is(">") }), end + 1 < tokens.endIndex else { return false }
        return tokens[end + 1].is(":") || tokens[end + 1].is("(")
    }
}
