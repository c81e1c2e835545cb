import ListModel
import SwiftSurface

/// The statements that fill a view with a row or a section: all that tells one kind of `Fill` from another.
struct FillText {
    let fill: Fill
    let injections: [CellChoice.Injection]
    /// What the view is filled for, and its class.
    let owner: CellText
    let type: String
    /// What a mark says of the view becomes a function whose name says these: what is shown, and where it is filled.
    let shown: String
    let role: String
    let conditions: [Condition]

    /// What the fill and what it injects read.
    var values: [FillValue] { Self.values(of: fill) + injections.map(\.value) }

    /// The statements, after a test that the context is there if they read one that may be gone.
    func lines(_ call: CallText, functions: inout MarkFunctions) -> [String] {
        guard owner.isContextWeak, WeakContextText.isRead(by: values) else { return plain(call, &functions) }
        let isReceiver =
            injections.isEmpty && fill.call?.receiver == .context
            && !WeakContextText.isRead(by: fill.call?.arguments.map(\.value) ?? [])
        guard isReceiver else { return SwitchText.branch(WeakContextText.binding, plain(call, &functions)) }
        var call = call
        call.context = WeakContextText.name + "?"
        return plain(call, &functions)
    }

    private func plain(_ call: CallText, _ functions: inout MarkFunctions) -> [String] {
        injections.map { "\(call.cell).\(Namer.member($0.member)) = \(call.value($0.value))" }
            + filled(call, &functions)
    }

    private func filled(_ call: CallText, _ functions: inout MarkFunctions) -> [String] {
        switch fill {
        case .none: []
        case .method(let name, let arguments):
            SwitchText.call("\(call.cell).\(Namer.member(name))(", call.list(arguments), ")")
        case .property(let name, let value):
            ["\(call.cell).\(Namer.member(name)) = \(call.value(value))"]
        case .function(_, let function):
            SwitchText.call(call.head(function), call.list(function.arguments), ")")
        case .requirement(let requirement):
            [owner.actions + call.call(requirement, asClosure: owner.actionsAreClosures)]
        case .content(let argument, let offers):
            [
                "\(call.cell).contentConfiguration = "
                    + functions.value(
                        of: argument, role: Namer.joined([shown, "content"]),
                        type: Namer.own("any UIContentConfiguration"),
                        offers: offers.map { MarkFunctions.Offer($0, call) }, call: call, conditions: conditions)
            ]
        case .expression(let argument, let offers):
            [statement(argument, offers, call, &functions)]
        }
    }

    /// The statement of a mark. It may name the list, too.
    private func statement(
        _ argument: Argument, _ values: [ExpressionOffer], _ call: CallText, _ functions: inout MarkFunctions
    ) -> String {
        var offers = values.map {
            MarkFunctions.Offer($0.name, $0.value == .cell ? type : $0.type, value: call.value($0.value))
        }
        if argument.form == .expression, argument.names.contains("list"), !offers.contains(where: { $0.name == "list" })
        {
            let list = owner.isProvider ? owner.target.viewName : "self"
            offers.append(MarkFunctions.Offer("list", owner.listType, value: list))
        }
        return functions.statement(of: argument, role: role, offers: offers, conditions: conditions)
    }

    /// What a fill reads.
    static func values(of fill: Fill) -> [FillValue] {
        switch fill {
        case .none: []
        case .expression(_, let offers): offers.map(\.value)
        case .content(let argument, let offers): argument.call?.values ?? offers.map(\.value)
        case .method(_, let arguments): arguments.map(\.value)
        case .function(_, let call): call.values
        case .property(_, let value): [value]
        case .requirement(let requirement): requirement.parameters.map(\.value)
        }
    }

    /// What filling a cell reads.
    static func values(of cell: CellChoice) -> [FillValue] { values(of: cell.fill) + cell.injections.map(\.value) }

    /// Whether a row without payload is shown by what only the actions know.
    static func asksActionsAlone(_ fill: Fill) -> Bool {
        guard case .requirement(let requirement) = fill else { return false }
        return !requirement.parameters.contains { if case .payload = $0.value { true } else { false } }
    }
}
