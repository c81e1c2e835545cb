import CLibclang
import SourceText
import SwiftSurface

/// Reads what attributes say: those that the prelude turns into annotations, and marks.
struct AttributeReader {
    private let unit: TranslationUnit
    private let outline: HeaderOutline

    init(_ unit: TranslationUnit, _ outline: HeaderOutline) {
        self.unit = unit
        self.outline = outline
    }

    /// The attributes and marks among the children of a declaration.
    func read(_ children: [ClangCursor]) -> (ObjCAttributes, [MarkComment]) {
        var attributes = ObjCAttributes()
        var marks: [MarkComment] = []
        for child in children {
            switch unit.library.kind(child) {
            case ClangCursorFlagEnum: attributes.isOptions = true
            case ClangCursorOutletAttribute: attributes.isOutlet = true
            case ClangCursorDesignatedInitializer: attributes.isDesignated = true
            default: break
            }
            guard unit.library.kind(child) == ClangCursorAnnotateAttribute else { continue }
            let text = unit.library.name(child)
            if let mark = Self.argument("listgen:", of: text) {
                marks.append(self.mark(mark, child))
            } else {
                Self.add(text, to: &attributes)
            }
        }
        return (attributes, marks)
    }

    private static func add(_ text: String, to attributes: inout ObjCAttributes) {
        if let name = argument("swift_name:", of: text) { attributes.swiftName = name }
        if let name = argument("objc_runtime_name:", of: text) { attributes.runtimeName = name }
        if let platforms = argument("available:", of: text) { attributes.availability += available(platforms) }
        if let platforms = argument("unavailable:", of: text) {
            attributes.availability += platforms.split(separator: ",").map { platform in
                "@available(\(swiftName(platform.filter { $0 != " " })), unavailable)"
            }
        }
        switch text {
        case "swift_private": attributes.isRefined = true
        case "swift_unavailable": attributes.isUnavailable = true
        case "swift_wrapper": attributes.isWrapper = true
        case "outlet": attributes.isOutlet = true
        case "enum_extensibility": attributes.isSwiftEnum = true
        case "swift_attr:@UIActor", "swift_attr:@MainActor": attributes.isMainActor = true
        default: break
        }
    }

    /// `ios(17.0), tvos(17_1)`, and of `ios(9.0, 14.0)`, which later systems deprecate, the first, as Swift says it.
    private static func available(_ platforms: String) -> [String] {
        let versions = platforms.split(separator: ")").compactMap { piece -> String? in
            let words = piece.split { " ,(".contains($0) }
            guard words.count > 1 else { return nil }
            return swiftName(words[0]) + " " + words[1].replacing("_", with: ".")
        }
        return versions.isEmpty ? [] : ["@available(\(versions.joined(separator: ", ")), *)"]
    }

    /// How Swift spells a platform.
    private static func swiftName(_ platform: some StringProtocol) -> String {
        let names = [
            "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
            "maccatalyst": "macCatalyst",
        ]
        return names[String(platform)] ?? String(platform)
    }

    private static func argument(_ prefix: String, of text: String) -> String? {
        text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }

    /// A mark in an attribute: in the literal where one is written there, else at the macro that wrote it.
    private func mark(_ text: String, _ cursor: ClangCursor) -> MarkComment {
        let place = unit.place(unit.library.functions.pointee.getCursorLocation(cursor))?.offset ?? 0
        let first = outline.index(at: place)
        for index in first..<first + 4 {
            guard let token = outline.token(index), token.kind == .literal else { continue }
            let prefix = "\"listgen:"
            guard outline.text(token).hasPrefix(prefix) else { continue }
            let range = SourceRange(token.range.lower + prefix.utf8.count, token.range.upper - 1)
            return MarkComment(pieces: [MarkComment.Piece(text: text, range: range)], range: token.range)
        }
        let range = outline.token(first)?.range ?? SourceRange(place, place)
        return MarkComment(pieces: [MarkComment.Piece(text: text, range: range)], range: range)
    }
}
