import SourceText
import SwiftSurface

/// A line for everything that was read; what has the usual value is left out.
struct DeclarationDump {
    private var text = ""

    static func of(_ file: SourceFile) -> String {
        let (surface, diagnostics) = DeclarationParser.parse(file)
        var dump = DeclarationDump()
        for entry in surface.imports { dump.line(0, "import", entry.module, ["text": entry.text], entry.conditions) }
        for declaration in surface.declarations { dump.add(declaration) }
        for alias in surface.typealiases { dump.add(alias, 0) }
        for function in surface.functions { dump.add(function, 0) }
        for mark in surface.strayMarks { dump.line(0, "stray", dump.describe([mark]), [:]) }
        return dump.text + diagnosticDump(diagnostics)
    }

    private mutating func line(
        _ depth: Int, _ kind: String, _ name: String, _ details: KeyValuePairs<String, String?>,
        _ conditions: [Condition] = [], _ marks: [MarkComment] = []
    ) {
        text += String(repeating: "  ", count: depth) + kind + " " + name
        for case (let key, let value?) in details where !value.isEmpty { text += " \(key)=\(value)" }
        for condition in conditions {
            text += " #\(condition.condition ?? "else")" + (condition.negated.isEmpty ? "" : "!\(condition.negated)")
        }
        if !marks.isEmpty { text += " marks=\(describe(marks))" }
        text += "\n"
    }

    private func describe(_ marks: [MarkComment]) -> String {
        marks.map { "{" + $0.pieces.map(\.text).joined(separator: "|") + "}" }.joined()
    }

    private func flags(_ flags: KeyValuePairs<String, Bool>) -> String {
        flags.filter(\.value).map(\.key).joined(separator: ",")
    }

    private mutating func add(_ declaration: Declaration) {
        line(
            0, declaration.kind.rawValue, declaration.name,
            [
                "generics": declaration.genericParameters, "inherits": declaration.inherits.joined(separator: "; "),
                "where": declaration.whereClause, "attributes": declaration.attributes.joined(separator: " "),
                "modifiers": declaration.modifiers.joined(separator: " "),
            ], declaration.conditions, declaration.marks)
        for property in declaration.properties {
            line(
                1, property.isLet ? "let" : "var", property.name,
                [
                    "type": property.type, "value": property.initialValue.map { $0.debugDescription },
                    "is": flags([
                        "computed": property.isComputed, "settable": property.isSettable, "static": property.isStatic,
                    ]),
                    "effects": property.effects.joined(separator: " "),
                    "attributes": property.attributes.joined(separator: " "),
                    "modifiers": property.modifiers.joined(separator: " "),
                ], property.conditions, property.marks)
        }
        for element in declaration.cases {
            line(
                1, "case", element.name,
                [
                    "payload": element.payload, "parameters": describe(element.parameters),
                    "attributes": element.attributes.joined(separator: " "),
                ], element.conditions, element.marks)
        }
        for function in declaration.functions { add(function, 1) }
        for alias in declaration.typealiases { add(alias, 1) }
    }

    private mutating func add(_ function: Function, _ depth: Int) {
        line(
            depth, "\(function.kind)", function.fullName,
            [
                "parameters": describe(function.parameters), "returns": function.returnType,
                "generics": function.genericParameters, "where": function.whereClause,
                "is": flags([
                    "static": function.isStatic, "async": function.isAsync, "throwing": function.isThrowing,
                    "bodiless": function.bodyRange == nil,
                ]),
                "attributes": function.attributes.joined(separator: " "),
                "modifiers": function.modifiers.joined(separator: " "),
            ], function.conditions, function.marks)
    }

    private mutating func add(_ alias: Typealias, _ depth: Int) {
        line(
            depth, alias.isAssociated ? "associatedtype" : "typealias", alias.name,
            [
                "type": alias.type, "generics": alias.genericParameters,
                "modifiers": alias.modifiers.joined(separator: " "),
            ], alias.conditions, alias.marks)
    }

    private func describe(_ parameters: [Parameter]) -> String {
        parameters.map { parameter in
            "[\(parameter.label ?? "_") \(parameter.name ?? "-") \(parameter.type)\(parameter.hasDefault ? " =" : "")]"
        }.joined()
    }
}
