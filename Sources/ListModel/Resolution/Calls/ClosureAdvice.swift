/// The closure that a message offers in a mark: it calls a function, with a gap where something is missing.
struct ClosureAdvice {
    let argument: MarkArgumentName
    /// As it is called: `cell.configure`.
    let function: String
    let parameters: [FillCandidate.Parameter]
    let filling: Filling
    let site: RowSite
    var hasCell = true
    /// The property, if it is set: `cell.title = story`.
    var property: FillCandidate?

    var text: String {
        let missing = filling.missing.map(\.text) + filling.ambiguous.map(\.0.text)
        var rest = filling.arguments[...]
        let arguments = parameters.filter { !$0.hasDefault }.map { parameter -> String in
            let gap = "<#\(parameter.type.text)#>"
            let label = property == nil ? parameter.label.map { $0 + ": " } ?? "" : ""
            if missing.contains(parameter.text) {
                // What takes anything is handed the model.
                let takesAnything = ["Any", "AnyObject"].contains(parameter.type.text.filter { $0 != "?" && $0 != "!" })
                return label + ((takesAnything ? site.payload.first?.binding : nil) ?? gap)
            }
            return label + (rest.popFirst().flatMap { spelled($0.value) } ?? gap)
        }
        let call = called(with: arguments.joined(separator: ", "))
        let readsContext = call.contains("context")
        let row = arguments.contains { $0.hasSuffix("row") } ? ["row"] : []
        let values = site.payload.isEmpty ? row : site.payload.map(\.binding)
        let names = (hasCell ? ["cell"] : []) + values + (readsContext ? ["context"] : [])
        let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
        return "\(argument.rawValue): { \(head)\(call) }"
    }

    private func called(with arguments: String) -> String {
        guard let property else { return "\(function)(\(arguments))" }
        // A closure that takes the model was meant to be called with it.
        if let closure = property.closure, site.types.map(\.text) == [closure.parameters],
            let value = site.payload.first?.binding
        {
            return "\(function)\(closure.isOptional ? "?" : "")(\(value))"
        }
        return "\(function) = \(arguments)"
    }

    private func spelled(_ value: FillValue) -> String? {
        switch value {
        case .payload(let index): site.payload.indices.contains(index) ? site.payload[index].binding : nil
        case .row, .rows: hasCell && site.payload.isEmpty ? "row" : nil
        case .cell: "cell"
        case .context: "context"
        case .contextMember(let name): "context.\(name)"
        default: nil
        }
    }
}
