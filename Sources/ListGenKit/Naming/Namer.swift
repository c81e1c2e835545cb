import ListModel
import SwiftSurface

/// Owns every identifier, pattern and call of the output: what is back-ticked, what things are called that no source
/// names, how a row kind is matched.
enum Namer {
    /// `name` where it is declared, bound, or stands alone.
    static func identifier(_ name: String) -> String {
        Identifier.needsBackticksFirst(name) ? "`\(name)`" : name
    }

    /// `name` as the label of a parameter.
    static func label(_ name: String) -> String { Identifier.spelledAsLabel(name) }

    /// The label and the name of a parameter: one word if they are the same.
    static func parameter(_ label: String, _ name: String) -> String {
        label == name ? name : "\(Identifier.spelledAsLabel(label)) \(name)"
    }

    /// `name` after a dot, where few names need back-ticks.
    static func member(_ name: String) -> String {
        Identifier.needsBackticksAsMember(name) ? "`\(name)`" : name
    }

    /// Names that alone mean something else in generated members: parameters, and the associated type of `Identifiable`.
    private static let hidden: Set = ["ID", "index", "path", "section"]

    /// The property of what `receiver` names with its dot, or of `self` where it is empty.
    static func property(_ name: String, of receiver: String) -> String {
        if name.isEmpty, receiver.hasSuffix(".") { return String(receiver.dropLast()) }
        if receiver.isEmpty, hidden.contains(name) { return "self." + member(name) }
        return receiver.isEmpty ? identifier(name) : receiver + member(name)
    }

    /// A name of generated code for itself, another if one of `names` is called like it.
    static func local(_ name: String, apartFrom names: [String]) -> String {
        var local = name
        while names.contains(local) { local += "Value" }
        return local
    }

    /// `prefix` and `name` as one camel-case identifier: `select`, `stories` → `selectStories`.
    static func joined(_ parts: [String]) -> String {
        let parts = parts.flatMap(words)
        guard let first = parts.first else { return "" }
        // A raw identifier may begin with a digit, a name in a call may not.
        let start = first.first?.isNumber == true ? "_" : ""
        return start + first + parts.dropFirst().map(\.capitalizedFirst).joined()
    }

    /// The words of a raw identifier, which only back-ticks hold together; any other name as it is.
    private static func words(_ name: String) -> [String] {
        guard !Identifier.isName(name) else { return [name] }
        return name.split { $0.isASCII && !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }.map(String.init)
    }

    /// A string literal of `text`.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value > 0x7E {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// `.posts(.gap(let gap, _))`: matches `leaf`, binding the payload values of `bound`. `sectionID` names the
    /// identity of the section, where the kind carries one and it is wanted.
    static func pattern(_ leaf: RowLeaf, binding bound: Set<Int>, sectionID: String? = nil) -> String {
        var inner: String?
        if !bound.isEmpty {
            inner = leaf.payload.indices
                .map { bound.contains($0) ? "let \(identifier(leaf.payload[$0].binding))" : "_" }
                .joined(separator: ", ")
        }
        for step in leaf.steps.reversed() {
            var values = inner.map { [$0] } ?? []
            if step.carriesSectionID {
                if let sectionID { values.insert("let \(identifier(sectionID))", at: 0) }
                if values.count == 1 { values.insert("_", at: sectionID == nil ? 0 : 1) }
            }
            inner = "." + member(step.caseName) + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        return inner ?? "_"
    }

    /// `.posts`, or `.posts(let posts)`: matches every kind below the first `depth` steps of `leaf`. `sectionID` names the
    /// identity of the section as above.
    static func pattern(
        _ leaf: RowLeaf, depth: Int, binding name: String? = nil, sectionID: String? = nil
    ) -> String {
        var inner = name.map { "let \(identifier($0))" }
        let id = sectionID.map { "let \(identifier($0))" } ?? "_"
        for step in leaf.steps.prefix(depth).reversed() {
            let value = inner.map { step.carriesSectionID ? "(\(id), \($0))" : "(\($0))" } ?? ""
            inner = "." + member(step.caseName) + value
        }
        return inner ?? "_"
    }

    /// What the identity of the section is bound to, where a value is made of it again.
    static let sectionID = "sectionID"

    /// `.post(post, count: count)`: the value that is reached after `depth` steps, made of the bound payload, and of the
    /// identity of the section where it carries that.
    static func value(of leaf: RowLeaf, depth: Int) -> String {
        var inner: String? =
            leaf.payload.isEmpty
            ? nil
            : leaf.payload
                .map { ($0.label.map { "\(Identifier.spelledAsLabel($0)): " } ?? "") + identifier($0.binding) }
                .joined(separator: ", ")
        for step in leaf.steps.dropFirst(depth).reversed() {
            let values = (step.carriesSectionID ? [sectionID] : []) + (inner.map { [$0] } ?? [])
            inner = "." + member(step.caseName) + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        return inner ?? ""
    }

    /// The name of a kind across nested enums: `postsGap`.
    static func flatName(_ leaf: RowLeaf) -> String {
        joined(leaf.steps.map(\.caseName))
    }

    /// The property that holds the closure of a requirement: base name and first label.
    static func closure(_ requirement: Requirement) -> String {
        let label =
            requirement.parameters.first { parameter in
                if case .told = parameter.value { return false }
                if parameter.value == .section { return parameter.label != "in" }
                return ![.cell, .event, .action, .preview, .isChosen].contains(parameter.value)
            }?.label ?? ""
        return joined([requirement.name, label])
    }
}
