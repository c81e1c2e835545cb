import Foundation
import ListModel
import SourceText
import SwiftSurface

/// The inputs of a scenario, as somebody changes them who does what a note says.
struct AdvisedInput {
    /// By path.
    var texts: [String: [UInt8]]

    /// The inputs after a piece of advice, the likeliest reading first.
    func applying(_ advice: Advice, to diagnostic: Diagnostic) -> [AdvisedInput] {
        guard let place = diagnostic.place else { return [] }
        let moved = marks(at: declaration(at: place), place).lazy.compactMap { removingArgument(at: place, of: $0) }
            .first
        let readings =
            readings(of: advice, diagnostic, at: place)
            + (moved.map { $0.readings(of: advice, diagnostic, at: place) } ?? [])
        return readings.map { $0.declaring(AdviceHoles.function, called: "makeView", in: place.path) }
    }

    /// With a function that a mark names by now, at the end of a file.
    private func declaring(_ function: String, called name: String, in path: String) -> AdvisedInput {
        let isNamed = texts.values.contains { String(decoding: $0, as: UTF8.self).contains("(\(name))") }
        guard isNamed, let text = texts[path] else { return self }
        var result = self
        result.texts[path] = text + Array("\n\(function)\n".utf8)
        return result
    }

    private func readings(of advice: Advice, _ diagnostic: Diagnostic, at place: SourcePlace) -> [AdvisedInput] {
        var result: [AdvisedInput] = []
        for target in targets(of: advice, diagnostic, at: place) {
            switch advice.form {
            case .mark(let name, let arguments):
                let all = marks(at: target, place)
                for arguments in holes.filled(in: arguments) {
                    let own = all.filter { $0.syntax.name == name }
                    result += own.map { merging(arguments, into: $0, in: target.path) }
                    result += own.map { replacingArguments(by: arguments, of: $0, in: target.path) }
                    let mark = "\(name)\(arguments.isEmpty ? "" : "(\(arguments))")"
                    if name == "ignore" { result.append(removing(all, in: target.path).adding(mark, at: target)) }
                    result.append(adding(mark, at: target))
                }
            case .argument(let text):
                if let changed = changingType(by: text, at: target) { result.append(changed) }
                for text in holes.filled(in: text) {
                    result += marks(at: target, place).map { merging(text, into: $0, in: target.path) }
                    result += marks(at: target, place).map { replacingArguments(by: text, of: $0, in: target.path) }
                    result += ["row", "cell", "section", "header"].map { adding("\($0)(\(text))", at: target) }
                }
            case .value(let text):
                for text in holes.filled(in: text) {
                    result += marks(at: target, place).compactMap { replacing(place, by: text, in: $0) }
                }
            }
        }
        return result
    }

    // MARK: - Where

    /// A line that declares something.
    private struct Target: Hashable {
        var path: String
        /// Where the line begins.
        var offset: Int
    }

    private struct PlacedMark {
        var comment: MarkComment
        var syntax: MarkSyntax
    }

    private func targets(of advice: Advice, _ diagnostic: Diagnostic, at place: SourcePlace) -> [Target] {
        if !advice.owners.isEmpty { return advice.owners.flatMap(declarations) }
        if advice.isOfClass {
            let named = [text(at: place)] + Self.quoted(in: diagnostic.message)
            let classes = named.map { $0.filter { $0.isLetter || $0.isNumber } }.flatMap(declarations)
            return classes.isEmpty ? [declaration(at: place)] : classes
        }
        if advice.isOfList {
            let lists = texts.keys.sorted().flatMap { path in
                allMarks(in: path).filter { $0.syntax.name == "list" || $0.syntax.name == "rows" }.map {
                    SourcePlace(path: path, range: $0.comment.range)
                }
            }
            let near = lists.filter { $0.path == place.path && $0.range.lower <= place.range.upper }.suffix(1)
            return (near + lists).map(declaration)
        }
        // The marks that name what the message is about come last.
        let names = Self.quoted(in: diagnostic.message).flatMap { ["cell: \($0)", "view: \($0)", "header: \($0)"] }
        let naming = texts.keys.sorted().flatMap { path in
            allMarks(in: path).filter { mark in
                mark.syntax.arguments.contains { names.contains("\($0.label ?? ""): \($0.text)") }
            }.map { SourcePlace(path: path, range: $0.comment.range) }
        }
        return [declaration(at: place)] + (diagnostic.notes.compactMap(\.place) + naming).map(declaration)
            + (advice.isArgument ? Self.quoted(in: diagnostic.message).flatMap(declarations) : [])
    }

    private static func quoted(in message: String) -> [String] {
        message.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    private func text(at place: SourcePlace) -> String {
        let bytes = texts[place.path] ?? []
        return String(
            decoding: bytes[min(place.range.lower, bytes.count)..<min(place.range.upper, bytes.count)], as: UTF8.self)
    }

    /// The line of the declaration that a place is in, or that the comment at the place is above.
    private func declaration(at place: SourcePlace) -> Target {
        let bytes = texts[place.path] ?? []
        var offset = lineStart(place.range.lower, in: bytes)
        while offset < bytes.count {
            let line = Self.trimmed(bytes[offset..<lineEnd(offset, in: bytes)])
            let isBefore = ["//", "*", "/*", "@", "#if", "#end"].contains(where: line.hasPrefix) || line.isEmpty
            let declares = [" var ", " let ", " class ", " struct ", " func ", " enum "].contains(where: line.contains)
            if !isBefore || line.hasPrefix("@") && declares { break }
            offset = lineEnd(offset, in: bytes) + 1
        }
        return Target(path: place.path, offset: offset)
    }

    /// The lines that declare a name.
    private func declarations(of name: String) -> [Target] {
        guard !name.isEmpty else { return [] }
        var result: [Target] = []
        for path in texts.keys.sorted() {
            let bytes = texts[path] ?? []
            var offset = 0
            while offset < bytes.count {
                let end = lineEnd(offset, in: bytes)
                let words = Self.trimmed(bytes[offset..<end]).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                let keywords: Set<Substring> = [
                    "class", "struct", "enum", "protocol", "typealias", "case", "var", "let", "interface", "func",
                ]
                if zip(words, words.dropFirst()).contains(where: { keywords.contains($0) && $1 == name }) {
                    result.append(Target(path: path, offset: offset))
                }
                offset = end + 1
            }
        }
        return result
    }

    private func allMarks(in path: String) -> [PlacedMark] {
        Ablation.marks(of: SourceFile(path: path, bytes: texts[path] ?? [])).map {
            PlacedMark(comment: $0, syntax: MarkSyntax($0))
        }
    }

    /// The marks of a declaration, the one that an error is at first.
    private func marks(at target: Target, _ place: SourcePlace) -> [PlacedMark] {
        let bytes = texts[target.path] ?? []
        var start = target.offset
        while start > 0 {
            let above = lineStart(start - 1, in: bytes)
            let line = Self.trimmed(bytes[above..<start - 1])
            guard ["//", "*", "/*", "@", "#"].contains(where: line.hasPrefix) else { break }
            start = above
        }
        let end = lineEnd(target.offset, in: bytes)
        let all = allMarks(in: target.path).filter { start <= $0.comment.range.lower && $0.comment.range.lower < end }
        let isAt = { (mark: PlacedMark) in
            mark.comment.range.lower <= place.range.lower && place.range.lower < mark.comment.range.upper
        }
        return all.filter(isAt) + all.filter { !isAt($0) }
    }

    private func lineStart(_ offset: Int, in bytes: [UInt8]) -> Int {
        (bytes[..<min(offset, bytes.count)].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    }

    private func lineEnd(_ offset: Int, in bytes: [UInt8]) -> Int {
        bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }

    // MARK: - What

    private var holes: AdviceHoles { AdviceHoles(texts: texts.values.map { String(decoding: $0, as: UTF8.self) }) }

    private func adding(_ mark: String, at target: Target) -> AdvisedInput {
        let bytes = texts[target.path] ?? []
        let indent = bytes[min(target.offset, bytes.count)...].prefix { $0 == UInt8(ascii: " ") }
        return inserting(
            Array(indent) + Array("// listgen:\(mark)\n".utf8), at: target.offset..<target.offset, in: target.path)
    }

    private func inserting(_ text: [UInt8], at range: Range<Int>, in path: String) -> AdvisedInput {
        var result = self
        result.texts[path]?.replaceSubrange(range, with: text)
        return result
    }

    /// A mark with arguments in the place of its own of the same labels, or after its own.
    private func merging(_ arguments: String, into mark: PlacedMark, in path: String) -> AdvisedInput {
        let written = SourceFile(path: path, bytes: Array("// listgen:\(mark.syntax.name)(\(arguments))\n".utf8))
        guard let comment = Ablation.marks(of: written).first else { return self }
        var result = self
        var appended: [String] = []
        var edits: [(Range<Int>, String)] = []
        for argument in MarkSyntax(comment).arguments {
            if let own = mark.syntax.arguments.first(where: { $0.label == argument.label }) {
                edits.append((own.range.lower..<own.range.upper, argument.text))
            } else {
                appended.append((argument.label.map { $0 + ": " } ?? "") + argument.text)
            }
        }
        if !appended.isEmpty {
            let text = appended.joined(separator: ", ")
            if let last = mark.syntax.arguments.last {
                edits.append((last.range.upper..<last.range.upper, ", " + text))
            } else {
                edits.append((mark.syntax.nameRange.upper..<mark.syntax.range.upper, "(\(text))"))
            }
        }
        for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            result.texts[path]?.replaceSubrange(range, with: text.utf8)
        }
        return result
    }

    /// A mark with other arguments than its own.
    private func replacingArguments(by arguments: String, of mark: PlacedMark, in path: String) -> AdvisedInput {
        let range = mark.syntax.nameRange.upper..<max(mark.syntax.nameRange.upper, mark.syntax.range.upper)
        return inserting(Array("(\(arguments))".utf8), at: range, in: path)
    }

    /// Without the argument that a place is in; the bytes stay as many.
    private func removingArgument(at place: SourcePlace, of mark: PlacedMark) -> AdvisedInput? {
        let arguments = mark.syntax.arguments
        guard
            let index = arguments.firstIndex(where: {
                $0.range.lower <= place.range.lower && place.range.upper <= $0.range.upper
            })
        else { return nil }
        if arguments.count == 1 { return removing([mark], in: place.path) }
        let start = (arguments[index].labelRange ?? arguments[index].range).lower
        let range =
            index + 1 < arguments.count
            ? start..<(arguments[index + 1].labelRange ?? arguments[index + 1].range).lower
            : arguments[index - 1].range.upper..<arguments[index].range.upper
        return inserting(Array(repeating: UInt8(ascii: " "), count: range.count), at: range, in: place.path)
    }

    /// Without these marks; the bytes stay as many.
    private func removing(_ marks: [PlacedMark], in path: String) -> AdvisedInput {
        var result = self
        for range in marks.map(\.comment.range) {
            for index in range.lower..<range.upper where result.texts[path]?[index] != UInt8(ascii: "\n") {
                result.texts[path]?[index] = UInt8(ascii: " ")
            }
        }
        return result
    }

    /// `optional: [FeedSection]` as the type of a property or case.
    private func changingType(by text: String, at target: Target) -> AdvisedInput? {
        let bytes = texts[target.path] ?? []
        let end = lineEnd(target.offset, in: bytes)
        let line = String(decoding: bytes[min(target.offset, bytes.count)..<end], as: UTF8.self)
        let name = text.prefix { $0 != ":" }
        for start in ["\(name): ", "\(name)("] {
            guard let found = line.range(of: start) else { continue }
            let type = line[found.upperBound...].prefix { !" ){".contains($0) }
            let changed = line.replacingCharacters(
                in: found.upperBound..<type.endIndex, with: String(text.dropFirst(name.count + 2)))
            return inserting(Array(changed.utf8), at: target.offset..<end, in: target.path)
        }
        return nil
    }

    /// A mark with another value of the argument at a place.
    private func replacing(_ place: SourcePlace, by text: String, in mark: PlacedMark) -> AdvisedInput? {
        let found = mark.syntax.arguments.first {
            ($0.labelRange ?? $0.range).lower <= place.range.lower && place.range.upper <= $0.range.upper
        }
        return found.map { argument in
            let isLabel = argument.labelRange.map { place.range.lower < $0.upper } ?? false
            let start = isLabel ? argument.labelRange?.lower ?? 0 : argument.range.lower
            return inserting(Array(text.utf8), at: start..<argument.range.upper, in: place.path)
        }
    }
}
