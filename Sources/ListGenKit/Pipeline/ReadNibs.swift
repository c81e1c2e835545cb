import ListModel
import NibSurface
import SourceText

/// The nibs and storyboards of a run that concern its lists. Nothing of libxml2 is loaded before the first.
struct ReadNibs {
    /// Which kinds are among the inputs, whether they are read or not.
    private let kinds: Set<NibFile.Kind>
    private var read: [ResolverInput.Nib] = []
    private var reader: NibReader?
    private(set) var files: [SourceFile] = []
    private(set) var diagnostics = DiagnosticBag()
    /// False if one could not be read: what it holds is not known then.
    private(set) var isComplete = true

    init(_ search: Search) {
        // What has no names is of another platform.
        let inputs = zip(search.inputs, search.results).lazy.filter { !$0.1.names.isEmpty }
        kinds = Set(inputs.compactMap { NibFile.kind(of: $0.0.path) })
    }

    /// What the resolver sees of them.
    var nibs: ResolverInput.Nibs { ResolverInput.Nibs(files: read, kinds: kinds) }

    /// What nibs are asked for: those that concern the names that were asked for, and the classes that were read.
    func wantedNames(_ known: Set<String>, _ parsed: [(input: InputFile, file: ParsedFile)]) -> [String] {
        guard !kinds.isEmpty else { return [] }
        var names = known
        for (_, file) in parsed {
            for declaration in file.source.declarations.map(\.declaration) where declaration.kind == .class {
                names.insert(declaration.name)
            }
        }
        return NibNames.wanted(names.sorted())
    }

    /// The classes of views that are connected to one of these: they tell whether a connection fits.
    func destinationClasses(of known: Set<String>) -> [String] {
        read.flatMap { nib in
            let owners = nib.file.objects.filter { $0.className.map(known.contains) ?? false }
            let ids = Set(owners.flatMap(\.outlets).map(\.destination))
            return nib.file.objects.filter { ids.contains($0.id) }.compactMap(\.className)
        }
    }

    /// Parses some more files, each on a thread.
    mutating func add(_ added: [(input: InputFile, file: SourceFile)], jobs: Int) {
        guard let first = added.first, isComplete || reader != nil else { return }
        files += added.map(\.file)
        if reader == nil {
            do throws(Libxml2Fault) {
                reader = NibReader(try Libxml2.load())
            } catch {
                isComplete = false
                diagnostics.append(DiagnosticEntry.noLibxml2(error).diagnostic(at: SourcePlace(file: first.file.path)))
            }
        }
        guard let reader else { return }
        let results = ParallelMap.map(added, jobs: jobs, by: 1) { input, file -> Result<NibFile, NibFault> in
            guard let kind = NibFile.kind(of: input.path) else {
                return .success(NibFile(path: input.path, kind: .nib))
            }
            return Result { () throws(NibFault) in try reader.read(file, kind: kind) }
        }
        for ((input, file), result) in zip(added, results) {
            switch result {
            case .success(let nib): read.append(ResolverInput.Nib(file: nib, module: input.module))
            case .failure(let fault):
                isComplete = false
                let (diagnostic, range) = DiagnosticEntry.unreadableNib(fault)
                diagnostics.append(diagnostic.diagnostic(at: SourcePlace(path: file.path, range: range)))
            }
        }
    }
}
