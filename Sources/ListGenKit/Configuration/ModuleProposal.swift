/// A module that `listgen init` proposes: a target of a package, or the folder of the same name as an Xcode project.
struct ModuleProposal: Equatable {
    var name: String
    /// From the root.
    var folder: String
    /// Whether its sources name UIKit; the declarations of the others are only read.
    var usesUIKit: Bool

    /// Packages and projects are looked for in so many levels of folders.
    private static let deepest = 4

    /// The modules below a root, sorted by name; of two with one name the first.
    static func all(in root: Root) -> [ModuleProposal] {
        var found: [ModuleProposal] = []
        look(in: "", root, depth: 0, &found)
        return found.enumerated().filter { index, module in
            !found[..<index].contains { $0.name == module.name } && Configuration.isModule(module.name)
        }.map(\.element).sorted { $0.name < $1.name }
    }

    private static func look(in folder: String, _ root: Root, depth: Int, _ found: inout [ModuleProposal]) {
        let entries = names(in: folder, root)
        if entries.contains(where: { $0.name == "Package.swift" && !$0.isFolder }) {
            let sources = Root.joined(folder, "Sources")
            let targets = names(in: sources, root)
            for target in targets where target.isFolder {
                add(target.name, Root.joined(sources, target.name), root, &found)
            }
            if targets.contains(where: { !$0.isFolder }) {
                add(Root.name(of: folder.isEmpty ? root.folder : folder), sources, root, &found)
            }
        }
        let projects = entries.filter { $0.isFolder && $0.name.hasSuffix(".xcodeproj") }
        let apps = Set(projects.map { String($0.name.dropLast(".xcodeproj".count)) })
        for entry in entries where entry.isFolder && !Exclusion.folders.contains(entry.name[...]) {
            let path = Root.joined(folder, entry.name)
            if apps.contains(entry.name) {
                add(entry.name, path, root, &found)
            } else if depth < deepest, entry.name != "Sources", entry.name != "Tests" {
                look(in: path, root, depth: depth + 1, &found)
            }
        }
    }

    private static func add(_ name: String, _ folder: String, _ root: Root, _ found: inout [ModuleProposal]) {
        var discovery = Discovery(root: root, exclusion: Exclusion())
        discovery.add([folder])
        let files = discovery.files.filter { InputKind($0) != .nib }
        guard !files.isEmpty else { return }
        let word = Array("UIKit".utf8)
        let usesUIKit = files.contains { path in
            guard case .success(let bytes) = FileSystem.read(root.absolute(path)) else { return false }
            return bytes.contains(word)
        }
        found.append(ModuleProposal(name: name, folder: folder, usesUIKit: usesUIKit))
    }

    private static func names(in folder: String, _ root: Root) -> [(name: String, isFolder: Bool)] {
        guard case .success(let entries) = FileSystem.entries(root.absolute(folder), suffixes: [".swift"], hidden: [])
        else { return [] }
        return entries.compactMap { entry in entry.kind.map { (entry.name, $0 == .folder) } }
    }
}
