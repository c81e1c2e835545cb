import ListModel
import SourceText

/// Whether templates are nested so deeply that laying them out, which recurses, would run out of stack.
struct TemplateNesting {
    /// What is between braces, with its sigil, and where.
    typealias Tag = (name: String, place: SourcePlace)

    private static let deepest = 100

    /// The templates that each one includes, with the place of the tag.
    private var inclusions: [String: [(name: String, place: SourcePlace)]] = [:]
    /// How deep each one is with those that it includes, as far as that is known.
    private var depths: [String: Int] = [:]
    private var open: [String] = []
    private(set) var faults: [Diagnostic] = []

    /// O(tags).
    static func faults(of templates: [(name: String, tags: [Tag])]) -> [Diagnostic] {
        var nesting = TemplateNesting()
        for template in templates {
            nesting.checkSections(template.tags)
            nesting.inclusions[template.name] = template.tags.filter { $0.name.hasPrefix(">") }
                .map { ($0.name.dropFirst().trimmed, $0.place) }
        }
        for template in templates where nesting.faults.isEmpty { _ = nesting.depth(of: template.name) }
        return nesting.faults
    }

    private mutating func checkSections(_ tags: [Tag]) {
        var depth = 0
        for tag in tags {
            switch tag.name.first {
            case "#", "^", "$", "<": depth += 1
            case "/": depth -= 1
            default: break
            }
            guard depth > Self.deepest || tag.name.utf8.count(where: { $0 == UInt8(ascii: "(") }) > Self.deepest else {
                continue
            }
            report(.nestedTemplate(most: Self.deepest), at: tag.place)
            return
        }
    }

    /// Recurses at most as deep as templates may be nested.
    private mutating func depth(of name: String) -> Int {
        if let known = depths[name] { return known }
        open.append(name)
        defer { open.removeLast() }
        var deepest = 0
        for (next, place) in inclusions[name] ?? [] {
            if let first = open.firstIndex(of: next) {
                report(.recursiveTemplate(Array(open[first...])), at: place)
            } else if open.count == Self.deepest {
                report(.nestedTemplate(most: Self.deepest), at: place)
            } else {
                deepest = max(deepest, depth(of: next))
            }
            guard faults.isEmpty else { return deepest }
        }
        depths[name] = deepest + 1
        return deepest + 1
    }

    private mutating func report(_ diagnostic: DiagnosticEntry, at place: SourcePlace) {
        faults.append(diagnostic.diagnostic(at: place))
    }
}
