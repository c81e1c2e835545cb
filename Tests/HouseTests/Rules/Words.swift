extension HouseRule {
    /// Nothing prints, traps or leaves work for later; only the command talks to the terminal.
    static let words = HouseRule(name: "words") { file in
        // Made once: a regex is compiled when it is first asked.
        let (traps, prints) = (
            #/\b(fatalError|preconditionFailure|precondition|try!|as!)(?!\w)/#,
            #/(?:^|[^\w.])(?:debugPrint|print|dump)\(/#
        )
        let consequence = #/(?:\.id [!=]= "[a-z]+-|"[a-z-]+"\]\)*\.contains\(\w+\.id\))/#
        let leftOver = #/\b(TODO|FIXME|XXX|HACK)\b/#
        var problems: [String] = []
        for (line, code) in file.code.enumerated() {
            guard code.contains("(") || code.contains(".id") || code.contains("!") || file.lines[line].contains("//")
            else { continue }
            let trap = code.firstMatch(of: traps)
            if let trap { problems.append("\(file.place(line)): \(trap.1)") }
            if code.contains("main.sync") { problems.append("\(file.place(line)): nobody waits for the main queue") }
            if file.module != "listgen", code.contains(prints) {
                problems.append("\(file.place(line)): only the command prints")
            }
            if file.lines[line].contains(consequence) {
                problems.append("\(file.place(line)): the table of diagnostics says what follows from what")
            }
            if file.lines[line].contains(leftOver) {
                problems.append("\(file.place(line)): do it, or write an issue")
            }
        }
        return problems
    }
}
