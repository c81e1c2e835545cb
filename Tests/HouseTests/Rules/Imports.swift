extension HouseRule {
    /// Modules import only what lies upstream of them, and a library only where its one job is done.
    static let imports = HouseRule(name: "imports") { file in
        guard let module = file.module else { return [] }
        guard let allowed = allowedImports[module] else {
            return ["\(file.path): module \(module) is not in the table"]
        }
        return file.code.enumerated().compactMap { line, code in
            guard code.contains("import"),
                let match = code.firstMatch(
                    of: #/^[@\w()\s]*\bimport\s+(?:(?:struct|class|enum|protocol|func)\s+)?(\w+)/#)
            else { return nil }
            let imported = String(match.1)
            return allowed.contains(imported) ? nil : "\(file.place(line)): \(module) must not import \(imported)"
        }
    }

    /// Files, threads and the terminal: only the two ends of the stream touch them.
    private static let system: Set<String> = [
        "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization",
    ]

    /// What finding and loading libclang and libxml2 takes.
    private static let loader: Set<String> = ["Glibc", "Musl", "Darwin"]

    private static let allowedImports: [String: Set<String>] = [
        "SourceText": [],
        "SwiftSurface": ["SourceText"],
        // Foundation to ask the compiler, in a process and a folder of its own.
        "ObjCSurface": loader.union(["SourceText", "SwiftSurface", "CLibclang", "Foundation", "FoundationEssentials"]),
        "NibSurface": loader.union(["SourceText", "CLibxml2"]),
        "ListModel": ["SourceText", "SwiftSurface", "NibSurface"],
        "ListSurvey": ["SourceText", "SwiftSurface", "NibSurface", "ListModel"],
        "ListGenKit": system.union([
            "SourceText", "SwiftSurface", "ObjCSurface", "NibSurface", "ListModel", "ListSurvey", "BuiltInTemplates",
            "CLibyaml", "Mustache", "CoreServices",
        ]),
        "listgen": system.union(["ListGenKit", "ListSurvey", "SourceText", "ArgumentParser"]),
        "ListRuntime": [],
        // Foundation where a file names index paths and lengths, and no view.
        "ListRuntimeUIKit": ["ListRuntime", "UIKit", "HeadlessUIKit", "Foundation"],
        "HeadlessUIKit": ["Foundation", "FoundationXML", "ListRuntime"],
    ]
}
