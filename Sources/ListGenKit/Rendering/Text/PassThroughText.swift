import ListModel

/// A passed-through delegate method as a closure: its name and type, read from the signature.
struct PassThroughText {
    let passThrough: PassThrough

    init(_ passThrough: PassThrough) {
        self.passThrough = passThrough
    }

    /// The text between the outer parentheses of the signature, and what follows them.
    private var parts: (parameters: [Substring], result: String) {
        let text = passThrough.signature
        guard let open = text.firstIndex(of: "(") else { return ([], "Void") }
        var depth = 0
        var start = text.index(after: open)
        var parameters: [Substring] = []
        var index = open
        while index < text.endIndex {
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ")", "]":
                depth -= 1
                if depth == 0 {
                    if start < index { parameters.append(text[start..<index]) }
                    let rest = text[text.index(after: index)...]
                    let result = rest.firstRange(of: "->").map { rest[$0.upperBound...] } ?? ""
                    let type = result.drop { $0 == " " }
                    return (parameters, type.isEmpty ? "Void" : String(type))
                }
            case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
            case "," where depth == 1:
                parameters.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
            index = text.index(after: index)
        }
        return (parameters, "Void")
    }

    /// Label, name and type of each parameter.
    private var parameters: [(label: String, name: String, type: String)] {
        parts.parameters.map { parameter in
            guard let colon = parameter.firstIndex(of: ":") else { return ("", "", String(parameter)) }
            let names = parameter[..<colon].split(separator: " ")
            let type = parameter[parameter.index(after: colon)...].drop { $0 == " " }
            return (String(names.first ?? ""), String(names.last ?? ""), String(type))
        }
    }

    /// `tableViewWillBeginEditingRowAt`: base name and labels.
    var closure: String {
        let name = passThrough.signature.dropFirst("func ".count).prefix { $0 != "(" }
        return Namer.joined([String(name)] + parameters.map(\.label).filter { $0 != "_" })
    }

    var closureType: String {
        ForeignSpelling.marked("(\(parameters.map(\.type).joined(separator: ", "))) -> \(parts.result)")
    }

    /// The call of the closure with the parameters of the method.
    var closureCall: String {
        "\(Namer.identifier(closure))(\(parameters.map(\.name).joined(separator: ", ")))"
    }
}
