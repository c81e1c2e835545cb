import ListModel
import SourceText

/// Reads `.listgen.yml`: strict, each fault at its line.
struct ConfigurationReader {
    static let fileName = ".listgen.yml"

    private let file: SourceFile
    private let lines: LineMap
    private(set) var diagnostics = DiagnosticBag()
    private var mentions: [Configuration.Mention] = []

    /// The configuration file in the working directory or the nearest folder above it; whether it can be read is seen later.
    static func find(from folder: String) -> String? {
        var folder = folder
        while true {
            let path = (folder == "/" ? "" : folder) + "/" + fileName
            if FileSystem.entry(path) != nil { return path }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    init(_ file: SourceFile) {
        self.file = file
        lines = LineMap(file.bytes)
    }

    mutating func read(root: Root) -> Configuration {
        var configuration = Configuration(root: root, file: file.path)
        let text = file.text(SourceRange(0, file.bytes.count))
        do throws(YAMLFault) {
            guard let node = try YAMLReader.document(text) else { return configuration }
            read(node, into: &configuration)
            configuration.mentions = mentions
        } catch {
            diagnostics.report(
                .malformedConfiguration(error.problem), at: place(error.line, error.column))
        }
        return configuration
    }

    private mutating func read(_ node: YAMLNode, into configuration: inout Configuration) {
        let keys = [
            "modules", "exclude", "include", "gitignore", "imports", "configure", "content", "names", "minimum",
            "output",
            "output-outside",
            "jobs", "sdk", "templates",
        ]
        var (excluded, included): ([PathPattern], [PathPattern]) = ([], [])
        for (key, value) in pairs(of: node, named: "the configuration", keys: keys) {
            switch key {
            case "modules": configuration.modules = modules(value)
            case "exclude": excluded = patterns(value, of: key)
            case "include": included = patterns(value, of: key)
            case "gitignore": configuration.respectsGitignore = bool(value, of: key)
            case "imports":
                configuration.imports = strings(value, of: key).filter { name in
                    if Configuration.isModule(name) { return true }
                    wrong(value, key, "names of modules")
                    return false
                }
            case "configure":
                let names = strings(value, of: key)
                if !names.isEmpty { configuration.configure = names }
            case "content": configuration.content = content(value)
            case "names": configuration.names = names(value)
            case "minimum":
                let minimum = strings(value, of: key)
                if DeploymentTargets.areRead(minimum) {
                    configuration.minimum = minimum
                } else {
                    wrong(value, key, "platforms with their versions, such as `iOS 16.4` or `[iOS 16, tvOS 17]`")
                }
            case "output":
                let output = string(value, of: key, wanted: "`beside` or a folder")
                guard output != "beside", !output.isEmpty else { continue }
                configuration.output = .folder(output)
                note(value)
            case "output-outside":
                configuration.isOutputOutside = bool(value, of: key)
            case "sdk":
                let folder = string(value, of: key, wanted: "the folder of an SDK, or its name")
                if !folder.isEmpty { configuration.sdk = folder }
                note(value)
            case "templates":
                let folder = string(value, of: key, wanted: "a folder of templates")
                if !folder.isEmpty { configuration.templates = folder }
                note(value)
            default:
                if let jobs = value.int, jobs > 0 {
                    configuration.jobs = jobs
                } else {
                    wrong(value, key, "a number of threads, 1 or more")
                }
            }
        }
        configuration.exclusion = Exclusion(excluded: excluded, included: included)
    }

    private mutating func patterns(_ node: YAMLNode, of key: String) -> [PathPattern] {
        let texts = strings(node, of: key)
        for text in node.sequence ?? [node] { note(text) }
        return texts.compactMap { text in
            if let pattern = PathPattern(text) { return pattern }
            wrong(node, key, "patterns for paths below this folder, such as `Pods`, `App/Old/` or `**/*Mock.swift`")
            return nil
        }
    }

    private mutating func modules(_ node: YAMLNode) -> [Configuration.Module] {
        guard let mapping = node.mapping else {
            wrong(node, "modules", "the names of modules, each with `generate` or `read`")
            return []
        }
        var modules: [Configuration.Module] = []
        for (name, value) in mapping {
            var module = Configuration.Module(name: name.string ?? "")
            for (key, paths) in pairs(of: value, named: module.name, keys: ["generate", "read", "content", "names"]) {
                switch key {
                case "generate": module.generate = strings(paths, of: key)
                case "read": module.read = strings(paths, of: key)
                case "content":
                    module.content = content(paths)
                    continue
                default:
                    module.names = names(paths)
                    continue
                }
                for path in paths.sequence ?? [paths] { note(path) }
            }
            modules.append(module)
        }
        return modules.sorted { $0.name < $1.name }
    }

    /// The known keys of a mapping with their values; the others are reported.
    private mutating func pairs(of node: YAMLNode, named name: String, keys: [String]) -> [(String, YAMLNode)] {
        if node.isNull { return [] }
        guard let mapping = node.mapping else {
            wrong(node, name, "the keys \(keys.joined(separator: ", "))")
            return []
        }
        let said = Set(mapping.compactMap(\.key.string))
        var result: [(String, YAMLNode)] = []
        for (key, value) in mapping {
            let text = key.string ?? ""
            if keys.contains(text) {
                result.append((text, value))
            } else {
                let near = Spelling.nearest(to: text, among: keys.filter { !said.contains($0) })
                diagnostics.report(
                    .unknownKey(text, near: near, valid: keys),
                    at: place(of: key, width: text.utf8.count))
            }
        }
        return result
    }

    private mutating func strings(_ node: YAMLNode, of key: String) -> [String] {
        if node.isNull { return [] }
        guard let sequence = node.sequence else {
            if let text = node.string { return [text] }
            wrong(node, key, "a list of names")
            return []
        }
        return sequence.compactMap { element in
            if element.string == nil { wrong(element, key, "a list of names") }
            return element.string
        }
    }

    /// Other names for generated types.
    private mutating func names(_ node: YAMLNode) -> [String: String] {
        let types = MarkArgumentName.allCases.compactMap(\.generatedType)
        var names: [String: String] = [:]
        for (type, value) in pairs(of: node, named: "names", keys: types) {
            let name = string(value, of: type, wanted: "a name, such as `List\(type)`")
            guard !name.isEmpty else { continue }
            if MarkValueKind.isIdentifier(name) {
                names[type] = name
            } else {
                wrong(value, type, "a name, such as `List\(type)`")
            }
        }
        return names
    }

    private mutating func content(_ node: YAMLNode) -> DefaultContent? {
        if let text = node.string, let content = DefaultContent(rawValue: text) { return content }
        wrong(node, "content", "`equatable`, `instance` or `always`")
        return nil
    }

    /// Keeps where a path or a name is said.
    private mutating func note(_ node: YAMLNode) {
        guard let text = node.string else { return }
        mentions.append(Configuration.Mention(text: text, place: place(of: node, width: text.utf8.count)))
    }

    private mutating func bool(_ node: YAMLNode, of key: String) -> Bool {
        if let value = node.bool { return value }
        wrong(node, key, "`true` or `false`")
        return false
    }

    private mutating func string(_ node: YAMLNode, of key: String, wanted: String) -> String {
        if let text = node.string { return text }
        wrong(node, key, wanted)
        return ""
    }

    private mutating func wrong(_ node: YAMLNode, _ key: String, _ wanted: String) {
        diagnostics.report(.wrongConfigurationValue(key: key, wanted: wanted), at: place(of: node, width: 1))
    }

    private func place(of node: YAMLNode, width: Int) -> SourcePlace {
        var place = place(node.line, node.column)
        place.range.upper = min(place.range.lower + width, file.bytes.count)
        return place
    }

    private func place(_ line: Int, _ column: Int) -> SourcePlace {
        let start = lines.range(ofLine: line)
        let lower = min(start.lower + max(column - 1, 0), start.upper)
        return SourcePlace(path: file.path, range: SourceRange(lower, lower))
    }
}
