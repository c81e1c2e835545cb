import BuiltInTemplates
import ListModel
import SourceText

/// The templates of a run: the built-in ones, in whose place stand those of the same name in a folder of the team.
struct TemplateFolder: Sendable {
    /// Sorted by name.
    private(set) var sources: [SourceFile]
    /// Those of the team, from the root.
    private(set) var paths: [String] = []

    /// Whether the team has none.
    var isBuiltIn: Bool { paths.isEmpty }

    static let suffix = ".mustache"

    /// The built-in templates alone.
    init() {
        sources = BuiltInTemplates.all.map {
            SourceFile(path: "Templates/\($0.name)\(Self.suffix)", bytes: Array($0.text.utf8))
        }
    }

    /// With those of `folder`, from the root, if there is one. What cannot be read is reported.
    init(_ folder: String?, root: Root, at place: SourcePlace? = nil, diagnostics: inout DiagnosticBag) {
        self.init()
        guard let folder else { return }
        guard
            case .success(let entries) = FileSystem.entries(root.absolute(folder), suffixes: [".mustache"], hidden: [])
        else {
            diagnostics.report(.missingPath(folder), at: place)
            return
        }
        for entry in entries where entry.name.hasSuffix(Self.suffix) {
            let path = folder == "." ? entry.name : folder + "/" + entry.name
            switch FileSystem.read(root.absolute(path)) {
            case .success(let bytes): replace(SourceFile(path: path, bytes: bytes))
            case .failure(let failure):
                diagnostics.report(
                    .unreadable(reason: failure.reason), at: SourcePlace(file: path))
            }
        }
    }

    /// The names of the templates that nothing in files asks for, as most apps have lists of one kind. None where the team
    /// has templates of its own: those may include any.
    func unused(by files: [GeneratedFile]) -> Set<String> {
        guard isBuiltIn else { return [] }
        var names: Set<String> = []
        if files.allSatisfy(\.rows.isEmpty) { names.formUnion(["Rows", "RowsIdentity", "RowKinds", "Provider"]) }
        if files.allSatisfy(\.sections.isEmpty) { names.insert("SectionType") }
        if files.allSatisfy(\.actions.isEmpty) { names.insert("ActionsEnum") }
        if files.allSatisfy(\.sectionEnums.isEmpty) { names.insert("SectionEnumType") }
        let lists = files.flatMap(\.lists)
        if lists.allSatisfy({ $0.target != .table }) {
            names.formUnion(["TableSource", "TableHeaders", "TableRowHeights"])
        }
        if lists.allSatisfy({ $0.target != .collection }) {
            names.formUnion(["CollectionSource", "CollectionHeaders", "CollectionSizes"])
        }
        if lists.allSatisfy(\.typeParameters.isEmpty) { names.insert("GenericActions") }
        if !lists.contains(where: \.isComputed), !files.flatMap(\.sections).contains(where: \.isComputed) {
            names.insert("Snapshot")
        }
        return names
    }

    private mutating func replace(_ source: SourceFile) {
        let name = Self.name(of: source)
        sources.removeAll { Self.name(of: $0) == name }
        sources.append(source)
        sources.sort { Self.name(of: $0) < Self.name(of: $1) }
        paths.append(source.path)
    }

    /// `Templates/List.mustache` is `List`.
    static func name(of source: SourceFile) -> String {
        let file = source.path.split(separator: "/").last ?? ""
        return String(file.hasSuffix(suffix) ? file.dropLast(suffix.count) : file)
    }
}
