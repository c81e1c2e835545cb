import ListModel

/// What the class of a table answers for the views above and below all rows: `tableHeader(in:)`, `tableFooter(in:)`, and
/// the views that it makes for them.
struct TableEndValues {
    let sections: SectionMethods

    private var owner: ClassValues { sections.owner }
    private var list: ListDefinition { owner.list }

    /// The list as the one section that it is to such a view.
    private var whole: SectionDefinition {
        SectionDefinition(
            name: "list", property: "", shape: SectionShape(value: list.typeName, rows: .ownRows([])),
            place: list.place)
    }

    func values(_ functions: inout MarkFunctions) -> [String: Any] {
        var methods: [[String: Any]] = []
        var made: [[String: Any]] = []
        for side in SectionMethods.Side.allCases {
            guard let end = side == .header ? list.header : list.footer else { continue }
            let name = side.name.lowercased() + "View"
            switch end.kind {
            case .view(let view, let fill, let injections):
                let nib = NibText.nib(view, functions: &functions)
                made.append([
                    "name": name,
                    "view": nib.map { Namer.own("TableEnd.make(\(view.type).self, from: \($0))") } ?? "\(view.type)()",
                ])
                var filled = sections.filled(0, whole, name, view.type, fill, injections, &functions)
                if !end.events.isEmpty { filled.append("hear(\(Namer.label("table" + side.name)): \(name))") }
                methods.append(["side": side.name, "lines": filled + answer(name, end.height)])
            case .existing(let argument):
                methods.append(["side": side.name, "lines": answer(argument, side, &functions)])
            case .title, nil: break
            }
        }
        return ["tableEnds": methods, "tableEndViews": made]
    }

    private func answer(_ view: String, _ height: Height?) -> [String] {
        guard case .member(let member)? = height else { return [Namer.own("return TableEnd(\(view))")] }
        let call = sections.call(0, whole)
        let said =
            "\(member.type).\(Namer.member(member.name))" + (member.arguments.map { "(\(call.arguments($0)))" } ?? "")
        return sections.unwrapped(height, otherwise: Namer.own("TableEnd(nil)")) + [
            Namer.own("return TableEnd(\(view), height: \(said))")
        ]
    }

    private func answer(
        _ argument: Argument, _ side: SectionMethods.Side, _ functions: inout MarkFunctions
    ) -> [String] {
        answer(
            argument, role: Namer.joined(["table", side.name.lowercased()]), type: Namer.own("UIView?"),
            &functions
        ) { Namer.own("TableEnd(\($0))") }
    }

    /// The statements of `emptyContent()`; nil if the list says nothing of it.
    func emptyContent(_ functions: inout MarkFunctions) -> [String: Any]? {
        guard let empty = list.empty else { return nil }
        let type =
            empty.isConfiguration ? Namer.own("(any UIContentConfiguration)?") : Namer.own("UIView?")
        let lines = answer(empty.argument, role: "emptyContent", type: type, &functions) {
            empty.isConfiguration
                ? Namer.own("EmptyContent(configuration: \($0))") : Namer.own("EmptyContent(\($0))")
        }
        return ["lines": lines]
    }

    /// The statements that answer what an argument over the list and the context gives.
    private func answer(
        _ argument: Argument, role: String, type: String, _ functions: inout MarkFunctions,
        as answer: (String) -> String
    ) -> [String] {
        var call = sections.call(0, whole)
        var unwrapped: [String] = []
        if list.isContextWeak {
            let isHeld = if case .keyPath = argument.form { true } else { false }
            let isReceiver =
                argument.call.map { $0.receiver == .context && !WeakContextText.isRead(by: $0.arguments.map(\.value)) }
            if isReceiver ?? (isHeld && argument.isVerified) {
                call.context = WeakContextText.name + "?"
            } else if isHeld || WeakContextText.isRead(by: argument, behind: 1) {
                unwrapped = [WeakContextText.unwrapped(otherwise: answer("nil"))]
            }
        }
        let context = owner.cellText.contextOffers.map { MarkFunctions.Offer($0.name, $0.type, value: call.context) }
        let offers: [MarkFunctions.Offer] =
            if case .keyPath = argument.form { context } else {
                [MarkFunctions.Offer("list", list.typeName, value: call.section)] + context
            }
        let view = functions.value(
            of: argument, role: role, type: type, offers: offers, call: call, conditions: [])
        return unwrapped + ["return " + answer(view)]
    }
}
