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

        /// What an expression of a mark names, as `call` calls it.
        init(_ offer: ExpressionOffer, _ call: CallText) {
            let type =
                switch offer.value {
                case .position(let element): Namer.own("RowPosition<\(element)>")
                case .outline: Namer.own("RowOutline")
                case .metrics: Namer.own("ListMetrics")
                default: offer.type
                }
            self.init(offer.name, type, value: call.value(offer.value))
        }
    }

    /// The type that the functions are members of.
    let owner: String
    /// What stands before `static`.
    private let access: String
    private let isOnMainActor: Bool
    private var functions: [(values: [String: Any], conditions: [Condition])] = []
    private var names: Set<String> = []
    /// The functions that stand already, by what they evaluate.
    private var known: [Use: String] = [:]

    private struct Use: Hashable {
        var text: String
        var place: SourcePlace
        var signature: String
    }

    init(owner: String, access: String = "fileprivate ", isOnMainActor: Bool = true) {
        self.owner = owner
        self.access = access
        self.isOnMainActor = isOnMainActor
    }

    /// The values of the functions for their template.
    var values: [String: Any] {
        [
            "functions": ConditionalLines.joined(functions), "hasFunctions": !functions.isEmpty,
            "functionAccess": access, "isOnMainActor": isOnMainActor,
        ]
    }

    /// The expression of `argument`, called with the first of `offers` as its form wants, an expression over all of
    /// them: in line where it is known to compile, else a call of a function that is added here under a name that says its `role`.
    /// - Parameter isWrapped: Whether the value is to be made of that by the initializer of the type.
    mutating func value(
        of argument: Argument, role: String, type: String, offers: [Offer], call: CallText = CallText(),
        conditions: [Condition], isWrapped: Bool = false
    ) -> String {
        if isWrapped { return wrapped(argument, role: role, type: type, call: call, conditions: conditions) }
        let offers = argument.taken?.map { Offer($0, call) } ?? offers
        switch argument.form {
        case .function(let function):
            return call.text(function)
        case .constant where argument.isVerified:
            return argument.text
        case .keyPath(let members) where argument.isVerified:
            return "\(offers.first?.value ?? "").\(members)"
        case .expression:
            return add(
                argument, role: role, type: type, offers: offers, conditions: conditions, lead: nil, tail: nil)
        case .constant:
            // A statement cannot begin with a closure.
            let isClosure = argument.text.hasPrefix("{")
            let local = Namer.local("value", apartFrom: Array(argument.names))
            return add(
                argument, role: role, type: type, offers: [], conditions: conditions,
                lead: isClosure ? "let \(local): \(type) =" : nil, tail: isClosure ? "return \(local)" : nil)
        case .keyPath:
            return self.call(argument, count: 1, role: role, type: type, offers: offers, conditions: conditions)
        case .closure(let count):
            return self.call(argument, count: count, role: role, type: type, offers: offers, conditions: conditions)
        }
    }

    /// `RowMenu<ChoreAction>(row) { [.done($0.isDone)] }`: the overloads of an initializer tell what the text gives. It comes
    /// last, since no expression may go on after `#sourceLocation()`.
    private mutating func wrapped(
        _ argument: Argument, role: String, type: String, call: CallText, conditions: [Condition]
    ) -> String {
        let offers = argument.taken?.map { Offer($0, call) } ?? []
        let names = offers.map { Namer.identifier($0.name) }
        var argument = argument
        var lead = "return \(type)"
        var tail: String? = "}"
        switch argument.form {
        case .function(let function): return "\(type)(\(call.text(function)))"
        case .keyPath(let members) where argument.isVerified:
            return "\(type)(\(offers.first?.value ?? "").\(members))"
        case .keyPath(let members):
            lead += " { \(names.first ?? "")"
            argument.column += argument.text.utf8.count - members.utf8.count - 1
            argument.text = "." + members
        case .closure:
            lead += names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
            tail = nil
        case .constant, .expression: lead += " {"
        }
        return add(
            argument, role: role, type: type, offers: offers, conditions: conditions, lead: lead, tail: tail)
    }

    /// The statement that runs `argument`, an expression over the names of `offers` or a closure that takes them.
    mutating func statement(
        of argument: Argument, role: String, offers: [Offer], conditions: [Condition]
    ) -> String {
        if case .closure(let count) = argument.form {
            return call(
                argument, count: count, role: role, type: Namer.own("Void"), offers: offers, conditions: conditions)
        }
        return add(argument, role: role, type: nil, offers: offers, conditions: conditions, lead: nil, tail: nil)
    }

    private mutating func call(
        _ argument: Argument, count: Int, role: String, type: String, offers: [Offer], conditions: [Condition]
    ) -> String {
        let offers = argument.taken == nil ? Array(offers.prefix(count)) : offers
        let types = offers.map { ParameterType.spelled($0.type) }.joined(separator: ", ")
        let names = offers.map { Namer.identifier($0.name) }.joined(separator: ", ")
        let isVoid = type == Namer.own("Void")
        let local = Namer.local(isVoid ? "fill" : "value", apartFrom: offers.map(\.name) + argument.names)
        return add(
            argument, role: role, type: isVoid ? nil : type, offers: offers, conditions: conditions,
            lead: "let \(local): (\(types)) -> \(type) =",
            tail: (isVoid ? "" : "return ") + "\(local)(\(names))")
    }

    private mutating func add(
        _ argument: Argument, role: String, type: String?, offers: [Offer], conditions: [Condition], lead: String?,
        tail: String?
    ) -> String {
        let parameters = offers.map {
            "_ \(Namer.identifier($0.name)): \(ParameterType.spelled($0.type))"
        }.joined(separator: ", ")
        let signature = "(\(parameters))" + (type.map { " -> \($0)" } ?? "")
        let arguments = "(\(offers.map(\.value).joined(separator: ", ")))"
        let use = Use(text: argument.text, place: argument.place, signature: signature)
        if let name = known[use] { return "\(owner).\(name)\(arguments)" }
        let name = unused(role)
        known[use] = name
        let pad = String(repeating: " ", count: max(argument.column - 1, 0))
        let text = argument.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        functions.append(
            (
                [
                    "name": name, "signature": signature,
                    // The space keeps the name apart from that of the file itself; see Documentation/Decisions/0006.
                    "file": Namer.literal(argument.place.path + " "),
                    // What leads to the text stands on the line before it.
                    "line": "\(max(argument.line - (lead == nil ? 0 : 1), 1))", "lead": lead ?? false,
                    "text": [Layout.verbatim(pad + (text.first ?? ""))] + text.dropFirst().map(Layout.verbatim),
                    "tail": tail ?? false,
                ], conditions
            ))
        return "\(owner).\(name)\(arguments)"
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
