import ListModel
import SourceText
import SwiftSurface

/// The arguments of marks that the compiler has to judge: each in a small function at the end of the output, under
/// the place where it was written.
struct MarkFunctions {
    /// A value that an argument can be called with.
    struct Offer {
        var name: String
        var type: String
        /// The expression at the place of the call.
        var value: String

        init(_ name: String, _ type: String, value: String? = nil) {
            self.name = name
            self.type = type
            self.value = value ?? Namer.identifier(name)
        }
    }

    /// The type that the functions are members of.
    let owner: String
    private(set) var functions: [ConditionalLines] = []
    private var names: Set<String> = []
    /// The functions that stand already, by what they evaluate.
    private var known: [Use: String] = [:]

    private struct Use: Hashable {
        var text: String
        var place: SourcePlace
        var role: String
    }

    init(owner: String) {
        self.owner = owner
    }

    /// The expression of `argument`, called with the first of `offers` as its form wants: in line where it is known
    /// to compile, else a call of a function that is added here under a name that says its `role`.
    @inline(never)
    mutating func value(
        of argument: Argument, role: String, type: String, offers: [Offer], conditions: [Condition]
    ) -> String {
        switch argument.form {
        case .constant where argument.isVerified:
            return argument.text
        case .keyPath(let members) where argument.isVerified:
            return "\(offers.first?.value ?? "").\(members)"
        case .constant, .expression, .function:
            return add(
                argument, role: role, type: type, offers: [], conditions: conditions, lead: "let value: \(type) =",
                tail: ["return value"])
        case .keyPath:
            return call(argument, count: 1, role: role, type: type, offers: offers, conditions: conditions)
        case .closure(let count):
            return call(argument, count: count, role: role, type: type, offers: offers, conditions: conditions)
        }
    }

    /// The statement that runs `argument`, an expression over the names of `offers` or a closure that takes them.
    mutating func statement(
        of argument: Argument, role: String, offers: [Offer], conditions: [Condition]
    ) -> String {
        if case .closure(let count) = argument.form {
            return call(argument, count: count, role: role, type: "Void", offers: offers, conditions: conditions)
        }
        return add(argument, role: role, type: nil, offers: offers, conditions: conditions, lead: nil, tail: [])
    }

    private mutating func call(
        _ argument: Argument, count: Int, role: String, type: String, offers: [Offer], conditions: [Condition]
    ) -> String {
        let offers = Array(offers.prefix(count))
        let types = offers.map(\.type).joined(separator: ", ")
        let names = offers.map { Namer.identifier($0.name) }.joined(separator: ", ")
        let isVoid = type == "Void"
        return add(
            argument, role: role, type: isVoid ? nil : type, offers: offers, conditions: conditions,
            lead: "let \(isVoid ? "fill" : "value"): (\(types)) -> \(type) =",
            tail: [isVoid ? "fill(\(names))" : "return value(\(names))"])
    }

    private mutating func add(
        _ argument: Argument, role: String, type: String?, offers: [Offer], conditions: [Condition], lead: String?,
        tail: [String]
    ) -> String {
        let values = offers.map(\.value).joined(separator: ", ")
        let use = Use(text: argument.text, place: argument.place, role: role)
        if let name = known[use] { return "\(owner).\(name)(\(values))" }
        let name = unused(role)
        known[use] = name
        let parameters = offers.map { "_ \(Namer.identifier($0.name)): \($0.type)" }.joined(separator: ", ")
        let result = type.map { " -> \($0)" } ?? ""
        let lines =
            ["@MainActor", "fileprivate static func \(name)(\(parameters))\(result) {"]
            + (located(argument, behind: lead) + tail).map { Layout.isVerbatim($0) ? $0 : "    \($0)" } + ["}", ""]
        functions.append(ConditionalLines(lines, if: conditions))
        return "\(owner).\(name)(\(values))"
    }

    /// The text under its own line and column; `lead` begins the statement on the line before.
    private func located(_ argument: Argument, behind lead: String?) -> [String] {
        // The space keeps the name apart from that of the file itself; see Documentation/Decisions/0006.
        let file = Namer.literal(argument.place.path + " ")
        let pad = String(repeating: " ", count: max(argument.column - 1, 0))
        let text = argument.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let line = max(argument.line - (lead == nil ? 0 : 1), 1)
        return ["#sourceLocation(file: \(file), line: \(line))"] + (lead.map { [$0] } ?? [])
            + [Layout.verbatim(pad + (text.first ?? ""))] + text.dropFirst().map(Layout.verbatim)
            + ["#sourceLocation()"]
    }

    private mutating func unused(_ role: String) -> String {
        var name = role
        var number = 2
        while !names.insert(name).inserted {
            name = role + String(number)
            number += 1
        }
        return name
    }
}
