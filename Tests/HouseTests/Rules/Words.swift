extension HouseRule {
    /// Nothing prints, traps or leaves work for later; only the command talks to the terminal.
    static let words = HouseRule(name: "words") { file in
        var problems: [String] = []
        for (line, code) in file.code.enumerated() {
            guard code.contains("(") || code.contains(".id") || code.contains("!") || file.lines[line].contains("//")
            else { continue }
            let trap = code.firstMatch(of: #/\b(fatalError|preconditionFailure|precondition|try!|as!)(?!\w)/#)
            if let trap { problems.append("\(file.place(line)): \(trap.1)") }
            if code.contains("main.sync") { problems.append("\(file.place(line)): nobody waits for the main queue") }
            if file.module != "listgen", code.contains(#/(?:^|[^\w.])(?:debugPrint|print|dump)\(/#) {
                problems.append("\(file.place(line)): only the command prints")
            }
            if file.lines[line].contains(#/(?:\.id [!=]= "[a-z]+-|"[a-z-]+"\]\)*\.contains\(\w+\.id\))/#) {
                problems.append("\(file.place(line)): the table of diagnostics says what follows from what")
            }
            if file.lines[line].contains(#/\b(TODO|FIXME|XXX|HACK)\b/#) {
                problems.append("\(file.place(line)): do it, or write an issue")
            }
        }
        return problems
    }
}
