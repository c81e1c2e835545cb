import ListGenKit
import Testing

/// What scripts and build systems see of a command: its exit code.
@Suite(.enabled(if: Command.isBuilt)) struct CommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/StoryCell.swift", SmallApp.cells)
        try folder.write("Bad/Feed.swift", SmallApp.list.replacing("listgen:list(.table)", with: "listgen:lst(.table)"))
        try folder.write("Ready/Feed.swift", SmallApp.list)
        try folder.write("Ready/StoryCell.swift", SmallApp.cells)
        try folder.write("Lone/Feed.swift", SmallApp.list)
        try folder.write("Done/.listgen.yml", "output: beside\n")
        _ = folder.generate(["Ready"])
        var copies = HeadlessCopies(paths: ["Ready"], output: "Copied", root: Root(folder.path))
        copies.write()
    }

    @Test(arguments: [
        ("generate App", 0), ("generate Ready", 0), ("generate Bad", 1), ("generate Nowhere", 1),
        ("check Ready", 0), ("check App", 1), ("check Bad", 1),
        ("scan App", 0), ("scan Nowhere", 1),
        ("explain Feed App", 0), ("explain Fed App", 1), ("explain Feed Bad", 1),
        ("headless App --output Copies --check", 1), ("headless App --output Copies", 0),
        ("headless Ready --output Copied --check", 0), ("headless Nowhere --output Copies --check", 1),
        ("marks", 0), ("marks row", 0), ("marks rwo", 64),
        ("init", 0), ("--help", 0), ("--version", 0), ("generate --help", 0),
        ("generat", 64), ("generate --frce", 64), ("generate -j 0", 64), ("check --diagnostics xml", 64),
    ])
    func exitsWith(_ arguments: String, _ code: Int) throws {
        let text = try Command.run(arguments.split(separator: " ").map(String.init), in: folder)
        #expect(text.hasSuffix("exit \(code)"), "\(text)")
    }

    @Test(arguments: [
        ("generat", "did you mean 'generate'?"), ("chek App", "did you mean 'check'?"),
        ("explain Fed Ready", "did you mean 'Feed'?"), ("explain StoryCel Ready", "did you mean 'StoryCell'?"),
        ("explain Stroy Ready", "did you mean 'Story'?"),
        ("check --no-cache Ready/Feed.swift", "exit 0"),
        ("check --no-cache Lone/Feed.swift", "note: only `Lone` was read"),
    ])
    func says(_ arguments: String, _ what: String) throws {
        #expect(try Command.run(arguments.split(separator: " ").map(String.init), in: folder).contains(what))
    }

    @Test func initLeavesAConfigurationAlone() throws {
        let text = try Command.run(["init"], in: folder, below: "Done")
        #expect(text.contains("[configuration-exists]"))
        #expect(text.hasSuffix("exit 1"))
        #expect(folder.read("Done/.listgen.yml") == "output: beside\n")
    }

    @Test func optionsOverrideTheConfiguration() throws {
        try folder.write("App/.listgen.yml", "output: Generated\nimports: [One]\nconfigure: [fill]\n")
        try folder.write("Lists/x", "")
        let refused = try Command.run(["check"], in: folder, below: "App")
        #expect(refused.contains("[property-is-no-row]") || refused.contains("[row-without-cell]"), "\(refused)")
        let words = [
            "generate", "--output", "../Lists", "--output-outside", "--import", "Two", "--import", "Three",
            "--configure", "configure",
        ]
        #expect(try Command.run(words, in: folder, below: "App").hasSuffix("exit 0"))
        let text = try #require(folder.read("Lists/Feed.generated.swift"))
        #expect(text.contains("import Three\n") && text.contains("import Two\n") && !text.contains("import One\n"))
        #expect(folder.read("App/Feed.generated.swift") == nil)
    }

    @Test func completionsArePrinted() throws {
        for shell in ["zsh", "bash", "fish"] {
            let text = try Command.run(["--generate-completion-script", shell], in: folder)
            #expect(text.contains("listgen") && text.hasSuffix("exit 0"))
        }
    }

    /// Programs read which file a problem is in, whichever it is.
    @Test(arguments: [
        ("generate App", "App/Feed.generated.swift"), ("generate Nowhere", "Nowhere"),
        ("generate Ready --depfile Ready", "Ready"), ("generate Latin", "Latin/Latin.swift"),
        ("generate App --config none.yml", "none.yml"),
    ])
    func problemsOfFilesNameThemInJSON(_ arguments: String, _ path: String) throws {
        try folder.write("App/Feed.generated.swift", "// mine\n")
        try folder.write("Latin/Latin.swift", .init([0x2F, 0x2F, 0x20, 0xE4, 0x0A]))
        let words = arguments.split(separator: " ").map(String.init) + ["--diagnostics", "json"]
        let text = try Command.run(words, in: folder)
        #expect(text.contains("\"file\":\"\(path)\""), "\(text)")
        #expect(text.hasSuffix("exit 1"))
    }

    @Test func timingsNameTheStagesAndTheirFiles() throws {
        func stages(_ arguments: [String]) throws -> [String] {
            try Command.run(arguments, in: folder).split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard words.count == 3, words[2].contains(/^\d+\.\d$/) else { return nil }
                return "\(words[0]) \(words[1])"
            }
        }
        let all = [
            "discovery 2", "search 2", "reading 2", "resolving 1", "rendering 1", "writing 1", "other -", "total -",
        ]
        #expect(try stages(["generate", "--timings", "App"]) == all)
        #expect(try stages(["generate", "App"]) == [])
        // What a run that fails did not come to took no time.
        #expect(try stages(["generate", "--timings", "Bad"]).contains("rendering -"))
    }
}
