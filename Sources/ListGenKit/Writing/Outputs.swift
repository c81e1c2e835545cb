import ListModel
import SourceText

/// Where the generated files of a root belong.
struct Outputs: Sendable {
    let root: Root
    private let place: Configuration.Output
    /// What a build says of the run; nil for a run by hand.
    let build: BuildRun?
    private let mayBeOutside: Bool
    /// Whether a configuration file says what the root is, wherever listgen is run.
    let isRootFixed: Bool
    /// Where the configuration file names the folder.
    private let mention: SourcePlace?
    /// The folder of the root as the system names it.
    private let realRoot: String

    init(_ configuration: Configuration) {
        root = configuration.root
        place = configuration.output
        build = configuration.build
        isRootFixed = configuration.file != nil
        mayBeOutside = configuration.isOutputOutside || build != nil
        if case .folder(let folder) = place { mention = configuration.place(of: folder) } else { mention = nil }
        realRoot = FileSystem.realPath(root.folder) ?? root.folder
    }

    /// The path of the file that is generated from a source.
    func path(of source: String) -> String {
        build?.outputFiles[source] ?? Root.joined(folder(of: source), GeneratedHeader.outputName(of: source))
    }

    /// The first line of the file that is generated from a source.
    func header(of source: String) -> GeneratedHeader {
        // Nothing of the machine: the way to what is outside of the root depends on where the root is.
        if build != nil {
            return GeneratedHeader(source: source.hasPrefix("../") ? Root.name(of: source) : source, place: .beside)
        }
        let folder = folder(of: source)
        guard isInside(folder) else {
            return GeneratedHeader(source: source, place: .outside(root: rootNumber(from: folder)))
        }
        let isBeside = folder == Root.folder(of: source)
        return GeneratedHeader(source: source, place: isBeside ? .beside : .folder(folder))
    }

    /// Whether a build makes the generated files: it says so, or they are outside of the root.
    var areOfBuild: Bool {
        if build != nil { return true }
        if case .folder = place { return !isInside(folder(of: "")) }
        return false
    }

    /// Reports what would be written outside of the root, unless it is allowed: into the folder of the configuration,
    /// beside sources, and into sources that a link leads to.
    func check(_ files: [GeneratedFile] = [], diagnostics: inout DiagnosticBag) {
        guard !mayBeOutside else { return }
        for file in files where file.isInline {
            let real = FileSystem.realPath(root.absolute(file.sourcePath)) ?? ""
            if !real.hasPrefix(realRoot == "/" ? "/" : realRoot + "/") {
                diagnostics.report(
                    .outsideOutput(Root.folder(of: file.sourcePath)),
                    at: SourcePlace(file: file.sourcePath))
            }
        }
        let sources = files.filter { !$0.isInline }.map(\.sourcePath)
        var folders: Set<String> = []
        if case .folder = place {
            report(folder(of: ""), at: mention, &diagnostics)
        } else {
            for source in sources where folders.insert(folder(of: source)).inserted {
                report(folder(of: source), at: SourcePlace(file: source), &diagnostics)
            }
        }
    }

    private func report(_ folder: String, at place: SourcePlace?, _ diagnostics: inout DiagnosticBag) {
        guard !isInside(folder) else { return }
        diagnostics.report(.outsideOutput(folder), at: place ?? SourcePlace(file: folder))
    }

    /// Whether a folder lies in the root, wherever its links lead.
    func isInside(_ folder: String) -> Bool {
        let real = realFolder(folder)
        return real == realRoot || real.hasPrefix(realRoot == "/" ? "/" : realRoot + "/")
    }

    /// Whether a folder lies in the root and no link leads to it.
    func isPlain(_ folder: String) -> Bool {
        isInside(folder) && realFolder(folder) == Root(realRoot).absolute(folder.isEmpty ? "." : folder)
    }

    private func folder(of source: String) -> String {
        switch place {
        case .beside: Root.folder(of: source)
        case .folder(let folder): root.path(folder) == "." ? "" : root.path(folder)
        }
    }

    /// The way from a folder to the root as 16 hexadecimal digits: where both are moved together it stays the same.
    private func rootNumber(from folder: String) -> String {
        let digits = String(FNV1a.hash(Root(realFolder(folder)).relative(realRoot).utf8), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The absolute path of a folder without links, which may not exist yet.
    private func realFolder(_ folder: String) -> String {
        var existing = root.absolute(folder)
        var missing: [String] = []
        while true {
            if let real = FileSystem.realPath(existing.isEmpty ? "/" : existing) {
                return missing.reversed().reduce(real, Root.joined)
            }
            missing.append(Root.name(of: existing))
            existing = Root.folder(of: existing)
        }
    }
}
