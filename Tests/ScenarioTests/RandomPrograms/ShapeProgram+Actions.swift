/// What the app implements, read from the generated text: it notes what it is told.
extension ShapeProgram {
    /// The class or value that is told of events, and the argument that gives it to the list; nil if the list has none.
    func actions(_ generated: String) -> (declaration: String, argument: String)? {
        if let text = generated.firstMatch(of: /protocol Actions: AnyObject {\n([\s\S]*?)\n    }\n/) {
            let name = "Actions_\(number)"
            let functions = requirements(String(text.output.1)).map { stub($0) }
            let declaration = """
                @MainActor final class \(name): List_\(number).Actions {
                    let told: Told
                    init(_ told: Told) { self.told = told }
                \(functions.joined(separator: "\n"))
                }
                """
            return (declaration, "\(name)(subject.told)")
        }
        guard let text = generated.firstMatch(of: /struct Actions {\n([\s\S]*?)\n\n/) else { return nil }
        let closures = text.output.1.matches(of: /var (\w+): \((.*?)\) -> Void/).map { match in
            var (values, section): ([String], String?) = ([], nil)
            for (index, type) in parts(String(match.output.2)).enumerated() {
                let isSection = ["Part_", "Box_", "Choice_", "["].contains { type.hasPrefix($0) }
                if isSection { section = "$\(index)" } else { values.append("$\(index)") }
            }
            let told = "told.add(\"\(match.output.1)\", [\(values.joined(separator: ", "))]"
            return "\(match.output.1): { \(told)\(section.map { ", section: \($0)" } ?? "")) }"
        }
        return ("", "List_\(number).Actions(\(closures.joined(separator: ", ")))")
    }

    /// Each function of a protocol, on one line.
    private func requirements(_ text: String) -> [String] {
        text.split(separator: "\n").filter { !$0.contains("///") }.map { $0.drop { $0 == " " } }.joined(separator: " ")
            .replacing("func ", with: "\nfunc ").split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("func ") }
            .map { $0.replacing("( ", with: "(").replacing(" )", with: ")") }
    }

    private func stub(_ function: String) -> String {
        guard let match = function.firstMatch(of: /^func (\w+)\((.*)\)( -> .*?)? *$/) else { return function }
        var (values, section): ([String], String?) = ([], nil)
        for parameter in parts(String(match.output.2)) {
            let names = parameter.prefix { $0 != ":" }.split(separator: " ").map(String.init)
            if names[0] == "in" { section = names[names.count - 1] } else { values.append(names[names.count - 1]) }
        }
        let told = "told.add(\"\(match.output.1)\", [\(values.joined(separator: ", "))]"
        let answer = match.output.3 == nil ? "" : "\n    return [[.remove]]"
        return "    \(function) {\n    \(told)\(section.map { ", section: \($0)" } ?? ""))\(answer)\n    }"
    }

    /// What is between the outer commas.
    private func parts(_ text: String) -> [String] {
        var (result, depth): ([String], Int) = ([""], 0)
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { result.append("") } else { result[result.count - 1].append(character) }
        }
        return result.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
}
