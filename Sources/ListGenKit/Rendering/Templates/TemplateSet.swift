import ListModel
import Mustache
import SourceText

/// The compiled templates. Rendering is strict: a name that no value answers is an error at its place.
struct TemplateSet: Sendable {
    private let library: MustacheLibrary
    private let sources: [SourceFile]

    /// The pragma that switches HTML escapes off, on a line of its own before the text.
    private static let pragma = "{{% CONTENT_TYPE:TEXT}}\n"

    /// `unused` are the names of those that nothing will ask for: they need not be compiled. `markingNames`: some of the
    /// names of other modules in them are hidden by the app.
    static func compile(
        _ sources: [SourceFile], leavingOut unused: Set<String> = [], areBuiltIn: Bool = false,
        markingNames: Bool = false
    ) -> (templates: TemplateSet?, diagnostics: DiagnosticBag) {
        let names = sources.map(TemplateFolder.name)
        let sources = zip(sources, names).filter { !unused.contains($1) }.map(\.0)
        var diagnostics = DiagnosticBag()
        if !areBuiltIn {
            let nesting = TemplateNesting.faults(of: sources.map { (TemplateFolder.name(of: $0), tags(of: $0)) })
            guard nesting.isEmpty else { return (nil, DiagnosticBag(nesting)) }
        }
        var compiled: [String: MustacheTemplate] = [:]
        for source in sources {
            var text = source.text(SourceRange(0, source.bytes.count))
            if markingNames { text = ForeignSpelling.marked(text) }
            if areBuiltIn { text = LineBlocks.compiled(text) }
            do {
                compiled[TemplateFolder.name(of: source)] = try MustacheTemplate(string: pragma + text)
            } catch let error as MustacheTemplate.ParserError {
                let start = LineMap(source.bytes).range(ofLine: error.context.lineNumber - 1).lower
                let offset = start + max(error.context.columnNumber - 1, 0)
                diagnostics.report(
                    .brokenTemplate("\(error.error)"),
                    at: SourcePlace(path: source.path, range: SourceRange(offset, offset)))
            } catch {
                diagnostics.report(
                    .brokenTemplate("\(error)"),
                    at: SourcePlace(path: source.path, range: SourceRange(0, 0)))
            }
        }
        let set = TemplateSet(library: MustacheLibrary(templates: compiled), sources: sources)
        for tag in areBuiltIn ? [] : set.tags where tag.name.hasPrefix(">") {
            let name = tag.name.dropFirst().trimmed
            guard !names.contains(name) else { continue }
            let near = Spelling.nearest(to: name, among: names.sorted())
            diagnostics.report(.unknownTemplate(name, near: near), at: tag.place)
        }
        return (diagnostics.hasErrors ? nil : set, diagnostics)
    }

    /// Every name that a built-in template uses.
    static let vocabulary: Set<String> = Set(
        TemplateSet(library: MustacheLibrary(templates: [:]), sources: TemplateFolder().sources).tags
            .filter { !$0.name.hasPrefix(">") }.map { plain($0.name) })

    /// The name in a tag without its sigil.
    private static func plain(_ tag: String) -> String {
        String(tag.drop { "#^/&{%".contains($0) }).trimmed
    }

    /// The names in the templates at some paths that no built-in template uses.
    func unknownNames(in paths: [String]) -> [Diagnostic] {
        tags.filter { tag in
            paths.contains(tag.place.path) && !">/!%".contains(tag.name.prefix(1)) && tag.name != "."
                && !Self.vocabulary.contains(Self.plain(tag.name))
        }.map { unknown(Self.plain($0.name), at: $0.place) }
    }

    private func unknown(_ name: String, at place: SourcePlace) -> Diagnostic {
        let near = Spelling.nearest(to: name, among: Self.vocabulary.sorted())
        return DiagnosticEntry.unknownTemplateName(name, near: near).diagnostic(at: place)
    }

    func render(
        _ template: String, _ values: [String: Any], hiding hidden: Set<String> = []
    ) -> (text: String, diagnostics: DiagnosticBag) {
        let root = TemplateScope(values)
        let text = library.render(root, withTemplate: template) ?? ""
        var diagnostics = DiagnosticBag()
        for name in root.unknownNames {
            for tag in tags where Self.plain(tag.name) == name && !tag.name.hasPrefix("/") {
                diagnostics.append(unknown(name, at: tag.place))
            }
        }
        return (Layout.tidy(ForeignSpelling.spelled(text, hidden: hidden)), diagnostics)
    }

    /// What stands between the braces, with its sigil, and where.
    private var tags: [TemplateNesting.Tag] { sources.flatMap { Self.tags(of: $0) } }

    private static func tags(of source: SourceFile) -> [TemplateNesting.Tag] {
        var result: [TemplateNesting.Tag] = []
        let bytes = source.bytes
        let brace = UInt8(ascii: "{")
        var start: Int?
        var i = 0
        while i + 1 < bytes.count {
            if let lower = start {
                if bytes[i] == UInt8(ascii: "}"), bytes[i + 1] == UInt8(ascii: "}") {
                    let range = SourceRange(lower, i)
                    result.append((source.text(range).trimmed, SourcePlace(path: source.path, range: range)))
                    start = nil
                    i += 1
                }
            } else if bytes[i] == brace, bytes[i + 1] == brace {
                start = i + 2
                i += 1
            }
            i += 1
        }
        return result
    }
}
