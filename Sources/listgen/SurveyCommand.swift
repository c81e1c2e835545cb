import ArgumentParser
import ListGenKit
import ListSurvey

struct SurveyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "survey",
        abstract: "Tells which lists an app has, from its sources alone: views, cells, gestures, lines.",
        discussion: """
            Nothing is compiled and nothing is written. What is printed is seen in the sources unless it says that it is \
            inferred; `?` is what the sources do not tell.
            """)

    @Argument(help: "Files and folders; without any the working directory.", completion: .directory)
    var paths: [String] = []

    @Option(help: "How the inventory is printed: text, json or html, a page without scripts.")
    var format = Format.text

    @Option(help: ArgumentHelp("Tells all that is known about one list, with the places.", valueName: "name"))
    var list: String?

    @Option(
        help: ArgumentHelp(
            "Prints the marks that one list could have, a first version to check; nothing is written into sources.",
            valueName: "name"))
    var propose: String?

    @Option(
        help: ArgumentHelp("Only lists of files that match, as in .listgen.yml: `Settings/**`.", valueName: "pattern"))
    var only: String?

    @Option(help: "The order of the lists: lines, most that would go first, name or file.")
    var sort = Inventory.Order.lines

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp("What is left out, as in .listgen.yml; once for each.", valueName: "pattern"))
    var excluded: [String] = []

    @Option(
        name: .customLong("max-blocked"),
        help: ArgumentHelp("Exit with 3 if more lists than this are blocked.", valueName: "number"))
    var mostBlocked: Int?

    @Option(
        help: ArgumentHelp("The file to write instead of standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @OptionGroup var reading: ReadingOptions

    /// How an inventory is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, html
    }

    func validate() throws {
        if list != nil, propose != nil { throw ValidationError("--list and --propose exclude each other.") }
        if let mostBlocked, mostBlocked < 0 { throw ValidationError("--max-blocked takes a number, 0 or more.") }
    }

    func run() throws {
        let run = SurveyRun(paths: paths, excluding: excluded, jobs: reading.jobs)
        Output.error(reading.diagnostics.reporter.render(run.diagnostics.sorted(), sources: { _ in nil }))
        if run.diagnostics.hasErrors { throw Listgen.failure }
        let inventory = run.inventory(only: only, by: sort)
        if let propose {
            try write(proposals(for: propose, inventory, run.survey))
            return
        }
        try write(list.map { try details(of: $0, in: inventory) } ?? bytes(of: inventory))
        if let mostBlocked, inventory.lists.filter({ $0.verdict == .blocked }).count > mostBlocked {
            throw ExitCode(3)
        }
    }

    private func bytes(of inventory: Inventory) -> [UInt8] {
        switch format {
        case .text: Array(TextSurvey.text(inventory).utf8)
        case .json: JSONSurvey.bytes(inventory)
        case .html: Array(HTMLSurvey.page(inventory).utf8)
        }
    }

    private func details(of name: String, in inventory: Inventory) throws -> [UInt8] {
        let lists = try lists(named: name, in: inventory)
        guard format == .text else { return bytes(of: Inventory(inputs: inventory.inputs, lists: lists)) }
        return Array(lists.map(ListDetails.text).joined(separator: "\n").utf8)
    }

    private func lists(named name: String, in inventory: Inventory) throws -> [SurveyedList] {
        let lists = inventory.lists(named: name)
        if lists.isEmpty {
            Output.error("error: there is no list '\(name)'\(Suggestion.end(for: name, among: inventory.names))\n")
            throw Listgen.failure
        }
        return lists
    }

    /// The texts of all proposals; what is missing in them goes to standard error.
    private func proposals(for name: String, _ inventory: Inventory, _ survey: Survey) throws -> [UInt8] {
        var texts: [String] = []
        for list in try lists(named: name, in: inventory) {
            switch survey.proposal(for: list) {
            case .success(let proposal):
                texts.append(proposal.text)
                Output.error(proposal.holes.map { "\($0.spot): note: \($0.message)\n" }.joined())
            case .failure(let refusal):
                Output.error("error: nothing is proposed for '\(list.name)': \(refusal.reason)\n")
            }
        }
        if texts.isEmpty { throw Listgen.failure }
        return Array(texts.joined(separator: "\n").utf8)
    }

    private func write(_ bytes: [UInt8]) throws {
        guard let output else {
            Output.write(bytes)
            return
        }
        if let reason = SurveyRun.write(bytes, to: output) {
            Output.error("error: '\(output)' cannot be written: \(reason)\n")
            throw Listgen.failure
        }
    }
}
