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
        let fillNames = Set(configuration.configure)
        let results = ParallelMap.map(inputs, jobs: jobs) {
            ReadFile.read($0.path, in: root, fillNames: fillNames)
        }
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
        if !parsed.isEmpty { addNamed(plain, fillNames: fillNames, jobs: jobs) }
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

    /// Parses the files that declare what marked files name.
    private mutating func addNamed(
        _ plain: [(input: InputFile, file: SourceFile)], fillNames: Set<String>, jobs: Int
    ) {
        var search = NameSearch(
            parsed.map(\.file.names), declaring: Self.declaring(plain.map(\.file), parsed.map(\.file.names), jobs))
        while true {
            let files = search.nextFiles()
            guard !files.isEmpty else { return }
            let more = ParallelMap.map(files.map { plain[$0].file }, jobs: jobs) {
                ParsedFile($0, fillNames: fillNames)
            }
            // In any order: what is parsed is sorted at the end.
            for (index, file) in zip(files, more) { parsed.append((plain[index].input, file)) }
            search.add(more.map(\.names))
        }
    }

    /// The files that may declare each name, by their indices.
    private static func declaring(
        _ files: [SourceFile], _ marked: [NameCollector], _ jobs: Int
    ) -> [NameHash: [Int]] {
        let all = marked.contains(where: \.mentionsLowercaseType)
        let names = ParallelMap.map(files, jobs: jobs) { file in
            var names: [NameHash] = []
            if all {
                ByteSearch.declaredNames(file.bytes) { names.append($0) }
            } else {
                ByteSearch.declaredTypes(file.bytes) { names.append($0) }
            }
            return names
        }
        var declaring: [NameHash: [Int]] = [:]
        for (index, names) in names.enumerated() {
            for name in names { declaring[name, default: []].append(index) }
        }
        return declaring
    }
}
