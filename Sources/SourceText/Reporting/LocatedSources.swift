/// The sources of one report with their line maps, each built the first time it is needed.
struct LocatedSources {
    private let find: (String) -> SourceFile?
    private var known: [String: (file: SourceFile, lines: LineMap)?] = [:]

    init(_ find: @escaping (String) -> SourceFile?) {
        self.find = find
    }

    mutating func callAsFunction(_ path: String) -> (file: SourceFile, lines: LineMap)? {
        if let source = known[path] { return source }
        let source = find(path).map { (file: $0, lines: LineMap($0.bytes)) }
        known[path] = .some(source)
        return source
    }
}
