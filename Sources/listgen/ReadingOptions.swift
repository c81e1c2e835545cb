import ArgumentParser

/// How a command that reads files tells of them, and with how many threads it works.
struct ReadingOptions: ParsableArguments {
    @Option(help: DiagnosticFormat.help)
    var diagnostics = DiagnosticFormat.text

    @Option(
        name: [.customShort("j", allowingJoined: true), .long],
        help: "The number of threads; without it one for each processor.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number, 1 or more.") }
    }
}
