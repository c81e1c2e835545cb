import ListModel
import SourceText

/// The files of a run: found, read, and parsed as far as the marks need them.
struct Reading {
    /// Marked files, and those that declare what they name; sorted by path.
    private(set) var parsed: [(input: InputFile, file: ParsedFile)] = []
    /// The generated files that stand in the folders of the run, sorted.
    private(set) var generated: [String] = []
    /// Every file that was read, for the depfile.
    private(set) var paths: [String] = []
    private(set) var diagnostics = DiagnosticBag()

    init(_ configuration: Configuration, jobs: Int) {
        let inputs = find(configuration)
        paths = inputs.map(\.path)
        let root = configuration.root
        let results = ParallelMap.map(inputs, jobs: jobs) { ReadFile.read($0.path, in: root) }
        var plain: [(input: InputFile, file: SourceFile)] = []
        for (input, result) in zip(inputs, results) {
            switch result {
            case .marked(let file):
                parsed.append((input, file))
                diagnostics.merge(file.diagnostics)
            case .plain(let file): plain.append((input, file))
            case .generated: generated.append(input.path)
            case .failed(let failure): diagnostics.report(failure, at: nil)
            }
        }
        if !parsed.isEmpty { addNamed(plain, jobs: jobs) }
        parsed.sort { $0.input.path < $1.input.path }
        generated.append(contentsOf: outputFolderFiles(configuration))
        generated = Array(Set(generated)).sorted()
    }

    /// Every Swift file once; one that is to be generated for and read is generated for.
    private mutating func find(_ configuration: Configuration) -> [InputFile] {
        var inputs: [InputFile] = []
        var found = Discovery(root: configuration.root)
        for isGenerated in [true, false] {
            for module in configuration.modules {
                let before = found.files.count
                found.add(isGenerated ? module.generate : module.read)
                inputs += found.files[before...].map {
                    InputFile(path: $0, module: module.name, isGenerated: isGenerated)
                }
            }
        }
        diagnostics.merge(found.diagnostics)
        return inputs.sorted { $0.path < $1.path }
    }

    private func outputFolderFiles(_ configuration: Configuration) -> [String] {
        guard case .folder(let folder) = configuration.output,
            FileSystem.kind(configuration.root.absolute(configuration.root.path(folder))) == .folder
        else { return [] }
        var found = Discovery(root: configuration.root)
        found.add([folder])
        return found.files.filter { path in
            guard path.hasSuffix(GeneratedHeader.suffix),
                case .success(let bytes) = FileSystem.read(configuration.root.absolute(path))
            else { return false }
            return GeneratedHeader.isPresent(in: bytes)
        }
    }

    /// Parses the files that declare a name that a parsed file mentions, until none is left.
    private mutating func addNamed(_ plain: [(input: InputFile, file: SourceFile)], jobs: Int) {
        var declaring: [NameHash: [Int]] = [:]
        let names = ParallelMap.map(plain.map(\.file), jobs: jobs) { file in
            var names: [NameHash] = []
            ByteSearch.declaredNames(file.bytes) { names.append($0) }
            return names
        }
        for (index, names) in names.enumerated() {
            for name in names { declaring[name, default: []].append(index) }
        }
        var isTaken = Array(repeating: false, count: plain.count)
        var known: Set<NameHash> = []
        var wanted = parsed.reduce(into: Set<NameHash>()) { $0.formUnion($1.file.names) }
        while !wanted.isEmpty {
            known.formUnion(wanted)
            var files: [Int] = []
            for name in wanted {
                for index in declaring[name] ?? [] where !isTaken[index] {
                    isTaken[index] = true
                    files.append(index)
                }
            }
            // In any order: what is parsed is sorted at the end.
            let more = ParallelMap.map(files.map { plain[$0].file }, jobs: jobs) { ParsedFile($0) }
            wanted = []
            for (index, file) in zip(files, more) {
                parsed.append((plain[index].input, file))
                for name in file.names where !known.contains(name) { wanted.insert(name) }
            }
        }
    }
}
