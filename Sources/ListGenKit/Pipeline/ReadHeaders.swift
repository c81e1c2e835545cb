import ListModel
import ObjCSurface
import SourceText
import SwiftSurface

/// The headers of a run, as they are found: all are parsed together, so that one tells what another leaves open.
struct ReadHeaders {
    private let headers: Headers
    private var files: [(input: InputFile, file: SourceFile, isMarked: Bool)] = []
    private var parsedCount = 0
    private var parsed: [ParsedFile] = []
    private var read = Headers.Read(files: [], headers: [], unknownNames: [], markMacros: [])
    private var failure: Diagnostic?
    /// False if a marked header could not be read: what it declares is not known then.
    private(set) var isComplete = true

    init(_ headers: Headers) {
        self.headers = headers
    }

    var isEmpty: Bool { files.isEmpty }

    /// A header is parsed for its marks, or because something names what it declares.
    mutating func add(_ file: SourceFile, _ input: InputFile, isMarked: Bool) {
        files.append((input, file, isMarked))
    }

    /// Parses all, where some were added since the last time.
    mutating func parse() {
        guard parsedCount < files.count, failure == nil else { return }
        files.sort { $0.input.path < $1.input.path }
        parsedCount = files.count
        do throws(LibclangFault) {
            read = try headers.read(files.map(\.file))
            let surfaces = read.surfaces(importer: nil)
            parsed = surfaces.map { ParsedFile($0) }
            isComplete = zip(files, surfaces).allSatisfy { !$0.isMarked || $1.isRead }
        } catch {
            // Nobody asked for headers without marks: what they declare stays unknown, as without Objective-C.
            failure = files.first { $0.isMarked }.map { Headers.diagnostic(error, at: $0.file) }
            isComplete = failure == nil
            parsed = files.map { ParsedFile(Headers.File(unread: $0.file)) }
        }
    }

    /// Names the methods by the importer of the compiler, once all headers are there.
    mutating func nameMethods() {
        guard failure == nil, !files.isEmpty, let importer = SwiftImporter() else { return }
        parsed = read.surfaces(importer: importer).map { ParsedFile($0) }
    }

    /// What the headers among `known` names and their own ask for: macros and types, what is marked through a macro,
    /// and categories once a header is read at all.
    func wantedNames(_ known: Set<String>) -> [String] {
        guard !isEmpty else { return [] }
        return read.unknownNames.sorted() + read.markMacros.sorted().map(HeaderNames.use)
            + known.sorted().map(HeaderNames.category)
    }

    /// Whether a header uses a macro that writes marks.
    func isMarkedByMacro(_ file: SourceFile) -> Bool {
        guard !read.markMacros.isEmpty else { return false }
        let uses = Set(read.markMacros.map { NameHash(HeaderNames.use(of: $0).utf8) })
        return file.bytes.withUnsafeBufferPointer { HeaderNames.names(in: $0).contains(where: uses.contains) }
    }

    /// The headers of which nothing is known, with their modules.
    var unread: [(module: String, path: String)] {
        zip(files, parsed).filter { failure != nil || $1.diagnostics.hasErrors }.map {
            ($0.0.input.module, $0.0.input.path)
        }
    }

    /// Why no header could be read, and what is wrong with marked ones.
    var diagnostics: DiagnosticBag {
        var bag = DiagnosticBag(failure.map { [$0] } ?? [])
        for (file, parsed) in zip(files, parsed) where file.isMarked { bag.merge(parsed.diagnostics) }
        return bag
    }

    /// The headers with their declarations; what the Swift compiler wrote of Swift that is read itself is left out.
    func parsed(beside swift: [(input: InputFile, file: ParsedFile)]) -> [(input: InputFile, file: ParsedFile)] {
        let all = zip(files, parsed).map { (input: $0.input, file: $1) }
        guard all.contains(where: { Self.isEmitted($0.input) }) else { return all }
        var declared: Set<String> = []
        for (_, file) in swift { declared.formUnion(file.source.declarations.map(\.declaration.name)) }
        return all.map { input, file in
            guard Self.isEmitted(input) else { return (input, file) }
            var file = file
            file.source.declarations.removeAll { declared.contains($0.declaration.name) }
            return (input, file)
        }
    }

    /// `App-Swift.h`
    private static func isEmitted(_ input: InputFile) -> Bool { input.path.hasSuffix("-Swift.h") }
}
