/// Lays a function whose signature is too wide out on several lines: its parameters below its name, as many on a line as
/// fit.
struct SignatureWrap {
    private let head: Substring
    private let parameters: [String]
    private let tail: Substring

    /// Nil for what declares no function.
    init?(_ text: Substring) {
        let words = text.prefix { $0 != "(" }.split(separator: " ")
        guard let open = text.firstIndex(of: "("), words.contains("func") || words.last == "init" else { return nil }
        var parameters = [""]
        var depth = 0
        var previous: Character = " "
        for index in text[open...].indices {
            let character = text[index]
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if depth == 0, character == ")" {
                (head, self.parameters, tail) = (text[...open], parameters, text[index...])
                return
            }
            if depth == 1, character == "," {
                parameters.append("")
            } else if depth > 0, !(character == " " && parameters[parameters.count - 1].isEmpty) {
                parameters[parameters.count - 1].append(character)
            }
            if "([{<".contains(character) { depth += 1 }
            previous = character
        }
        return nil
    }

    func lines(indentation: Int, width: Int) -> [String] {
        let space = String(repeating: " ", count: indentation)
        var lines: [String] = []
        for (index, parameter) in parameters.enumerated() {
            let parameter = parameter + (index == parameters.count - 1 ? "" : ",")
            if let last = lines.last, last.count + parameter.count < width {
                lines[lines.count - 1] += " " + parameter
            } else {
                lines.append(space + "    " + parameter)
            }
        }
        return [space + head] + lines + [space + tail]
    }
}
