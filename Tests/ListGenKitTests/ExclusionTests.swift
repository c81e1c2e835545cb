import RandomTesting
import SourceText
import Testing

@testable import ListGenKit

/// What `exclude:` and `include:` leave out.
@Suite struct ExclusionTests {
    @Test(arguments: [
        ("Pods", "Pods", true), ("Pods", "App/Pods", true), ("Pods", "App/PodsOld", false),
        ("*Mock.swift", "App/Deep/FeedMock.swift", true), ("*Mock.swift", "App/Mock.swift.txt", false),
        ("/App", "App", true), ("/App", "Kit/App", false), ("App/Old", "App/Old", true),
        ("App/Old", "Kit/App/Old", false),
        ("App/*/Feed.swift", "App/A/Feed.swift", true), ("App/*/Feed.swift", "App/A/B/Feed.swift", false),
        ("App/**/Feed.swift", "App/Feed.swift", true), ("App/**/Feed.swift", "App/A/B/Feed.swift", true),
        ("**/Old/**", "App/Old/A.swift", true), ("**/Old/**", "Old", false), ("**", "A.swift", true),
        ("F??d.swift", "Feed.swift", true), ("F??d.swift", "Fd.swift", false), ("A*B*C", "AxBxBC", true),
        ("Feed.swift/", "Feed.swift", false), ("ä*.swift", "äé.swift", true),
    ])
    func aPatternMeans(_ pattern: String, _ path: String, _ matches: Bool) throws {
        let pattern = try #require(PathPattern(pattern))
        #expect(pattern.matches(path.split(separator: "/")[...], isFolder: false) == matches)
    }

    private func folder(_ configuration: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(".listgen.yml", configuration)
        try folder.write("App/Feed.swift", SmallApp.list)
        try folder.write("App/Cells.swift", SmallApp.cells)
        return folder
    }

    @Test(arguments: ["DerivedData", "Pods", "Carthage", "node_modules", ".build", "App/Pods"])
    func foldersOfDependenciesAreLeftOut(_ name: String) throws {
        let folder = try folder("")
        for place in ["Other", "Third"] { try folder.write("\(name)/\(place)/Cells.swift", SmallApp.cells) }
        #expect(folder.generate().summary.written == 1)
        // Said by a path.
        try folder.write(
            ".listgen.yml",
            "modules: {App: {generate: [App/Feed.swift], read: [\(name)/Other]}}\nexclude: [App/Cells.swift]\n")
        #expect(folder.generate().ids == [])
    }

    @Test func includeTakesThemBack() throws {
        let folder = try folder("include: [Pods/Ours]\n")
        try folder.write("App/Cells.swift", "")
        try folder.write("Pods/Theirs/Cells.swift", SmallApp.cells)
        try folder.write("Pods/Ours/Cells.swift", SmallApp.cells)
        #expect(folder.generate().ids == [])
        try folder.write(".listgen.yml", "include: [Pods]\n")
        #expect(folder.generate().ids == ["redeclared-type"])
        try folder.write(".listgen.yml", "include: [Pods]\nexclude: [Theirs/]\n")
        #expect(folder.generate().ids == [])
    }

    @Test(arguments: [
        ("exclude: [Vendro]", ".listgen.yml:1:11: warning: `Vendro` matches no file and no folder"),
        ("include: [Vendro]", ".listgen.yml:1:11: warning: `Vendro` matches no file and no folder"),
        ("exclude: ['**']", "error: `exclude:` leaves nothing of `.`"),
        ("exclude: [App]", "error: `exclude:` leaves nothing of `.`"),
        (
            "exclude: [App]\nmodules: {App: {generate: [App]}}",
            ".listgen.yml:1:11: error: `exclude:` leaves nothing of `App`"
        ),
        ("exclude: ['!App']", "error: `exclude` takes patterns for paths below this folder"),
        ("exclude: [../App]", "error: `exclude` takes patterns for paths below this folder"),
        ("exclud: [App]", "note: did you mean `exclude`?"),
    ])
    func badPatternsAreTold(_ configuration: String, _ wanted: String) throws {
        let text = try folder(configuration + "\n").generate().text
        #expect(text.contains(wanted), "\(text)")
    }

    /// A run for a part of the tree does not warn of patterns for the other.
    @Test func apartRunsAreNotWarned() throws {
        let folder = try folder("exclude: [Vendor]\n")
        try folder.write("Vendor/Cells.swift", SmallApp.cells)
        #expect(folder.generate(["App"]).ids == [])
        #expect(folder.generate().ids == [])
    }

    @Test func randomTreesHoldWhatThePatternsLeave() throws {
        let seed = Seed.start
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let names = ["A", "B", "Pods", "Ab"]
        let patterns = [
            "A", "B/", "A/B", "**/A/B", "A/**", "*b", "?/Pods", "Pods", "**/B/**/A.swift", "A*.swift", "/B", "**",
        ]
        for number in 0..<Sample.count(400) {
            let folder = try TemporaryFolder()
            var files: [String] = []
            for _ in 0..<12 {
                let folders = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    names.randomElement(using: &random) ?? ""
                }
                let path = (folders + ["\(names.randomElement(using: &random) ?? "").swift"]).joined(separator: "/")
                if !files.contains(path) { files.append(path) }
            }
            for path in files { try folder.write(path, "") }
            func some() -> [PathPattern] {
                (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
                    PathPattern(patterns.randomElement(using: &random) ?? "")
                }
            }
            let (excluded, included) = (some(), some())
            let wanted = files.filter { path in
                let parts = path.split(separator: "/")
                var isLeftOut = false
                for end in 1...parts.count {
                    let isFolder = end < parts.count
                    func isMeant(_ patterns: [PathPattern]) -> Bool {
                        patterns.contains { $0.matches(parts[..<end], isFolder: isFolder) }
                    }
                    if isMeant(included) {
                        isLeftOut = false
                    } else if isMeant(excluded) || isFolder && parts[end - 1] == "Pods" {
                        isLeftOut = true
                    }
                }
                return !isLeftOut
            }
            for jobs in [1, 2] {
                var discovery = Discovery(
                    root: Root(folder.path), jobs: jobs, exclusion: Exclusion(excluded: excluded, included: included))
                discovery.add(["."])
                #expect(
                    discovery.files.sorted() == wanted.sorted(),
                    "seed \(seed), tree \(number): \(excluded.map(\.text)), \(included.map(\.text))")
            }
        }
    }
}
