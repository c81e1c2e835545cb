import ListModel
import SourceText
import SwiftSurface

/// A copy of a Swift source that compiles if there is no Objective-C.
///
/// `@IBOutlet`, `@IBAction`, `@IBInspectable` and `@IBDesignable` become spaces, so every line and column stays. What a nib
/// sets by name stands before the closing brace of each class that has any, on its line.
public struct HeadlessSource {
    private let file: SourceFile
    private let surface: SourceSurface
    /// The extensions of the program by the name of the type, with their files.
    private let extensions: [String: [(path: String, declaration: Declaration)]]

    /// The copies of some sources, in their order.
    public static func copies(of files: [SourceFile]) -> [[UInt8]] {
        let surfaces = files.map { DeclarationParser.parse($0).surface }
        var extensions: [String: [(path: String, declaration: Declaration)]] = [:]
        for (file, surface) in zip(files, surfaces) {
            for declaration in surface.declarations where declaration.kind == .extension {
                extensions[declaration.name, default: []].append((file.path, declaration))
            }
        }
        return zip(files, surfaces).map { HeadlessSource(file: $0, surface: $1, extensions: extensions).copy() }
    }

    private static let attributes = ["IBOutlet", "IBAction", "IBInspectable", "IBDesignable"].map { Array($0.utf8) }

    private func copy() -> [UInt8] {
        var bytes = blanked()
        let classes = surface.declarations.filter { $0.kind == .class }
        for declaration in classes.sorted(by: { $0.range.upper > $1.range.upper }) {
            let brace = declaration.range.upper - 1
            guard bytes.indices.contains(brace), bytes[brace] == UInt8(ascii: "}") else { continue }
            let members = members(of: declaration)
            guard !members.isEmpty else { continue }
            bytes.insert(contentsOf: Array((" " + members.joined(separator: "; ") + " ").utf8), at: brace)
        }
        return bytes
    }

    /// The text with spaces in the place of the attributes.
    private func blanked() -> [UInt8] {
        var bytes = file.bytes
        var at: SourceRange?
        _ = file.forEachToken { token in
            if token.kind == .identifier, let start = at,
                Self.attributes.contains(where: { bytes[token.range.lower..<token.range.upper].elementsEqual($0) })
            {
                for index in start.lower..<token.range.upper { bytes[index] = UInt8(ascii: " ") }
            }
            at = token.kind == .at ? token.range : nil
        }
        return bytes
    }

    // MARK: Connections

    private func members(of declaration: Declaration) -> [String] {
        let access = ["open", "public", "package"].first(where: declaration.modifiers.contains)
        let start = access.map { ($0 == "open" ? "public" : $0) + " " } ?? ""
        let parts = [(path: file.path, declaration: declaration)] + (extensions[declaration.name] ?? [])
        let properties = parts.flatMap(\.declaration.properties).filter { !$0.isStatic && $0.conditions.isEmpty }
        let actions = parts.flatMap { part in
            part.declaration.functions.filter { isReached($0.modifiers, in: part.path) }
        }.filter { $0.attributes.contains("@IBAction") && $0.conditions.isEmpty }
        return [
            function(
                start, "connectOutlet(_ name: String, to objects: [AnyObject])", over: "name", "name, to: objects",
                cases: properties.filter { $0.attributes.contains("@IBOutlet") }.compactMap { setter($0, "objects") }),
            function(
                start, "performAction(_ selector: String, from sender: AnyObject)", over: "selector",
                "selector, from: sender", cases: actions.map(Self.call)),
            function(
                start, "setAttribute(_ name: String, to value: Any)", over: "name", "name, to: value",
                cases: properties.filter { $0.attributes.contains("@IBInspectable") && $0.isSettable }
                    .compactMap { setter($0, "value") }),
        ].compactMap { $0 }
    }

    /// Whether the body of the class may name a member that a file declares.
    private func isReached(_ modifiers: [String], in path: String) -> Bool {
        path == file.path || !modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    }

    private func function(
        _ access: String, _ signature: String, over value: String, _ arguments: String, cases: [String]
    ) -> String? {
        guard !cases.isEmpty, let name = signature.split(separator: "(").first else { return nil }
        return "\(access)override func \(signature) -> Bool { switch \(value) { " + cases.joined(separator: "; ")
            + "; default: return super.\(name)(\(arguments)) } }"
    }

    /// Nil for a property whose type is not written.
    private func setter(_ property: Property, _ value: String) -> String? {
        guard let type = property.type else { return nil }
        let name = Identifier.spelledAsMember(property.name)
        return "case \"\(property.name)\": return NibValue.pass(\(value)) { (value: \(Self.unwrapped(type))) in "
            + "self.\(name) = value }"
    }

    private static func call(_ function: Function) -> String {
        let names = Selectors.names(of: function).map { "\"\($0)\"" }.joined(separator: ", ")
        func argument(_ parameter: Parameter, _ value: String) -> String {
            (parameter.label.map { $0 + ": " } ?? "") + value
        }
        let name = Identifier.spelledAsMember(function.name)
        guard let first = function.parameters.first else { return "case \(names): self.\(name)(); return true" }
        var arguments = argument(first, "value")
        if function.parameters.count > 1 { arguments += ", " + argument(function.parameters[1], "UIEvent()") }
        return "case \(names): return NibValue.pass(sender) { (value: \(unwrapped(first.type))) in "
            + "self.\(name)(\(arguments)) }"
    }

    /// The type after `?` or `!`, without attributes.
    private static func unwrapped(_ type: String) -> String {
        switch TypeSyntax(parsing: type) {
        case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner): inner.description
        default: type
        }
    }
}
