import CLibclang
import SourceText

/// What clang made of one text and what it includes. Freed with the value.
final class TranslationUnit {
    /// An error that clang reports, and where.
    struct Problem {
        var message: String
        var path: String
        var offset: Int
    }

    let library: Libclang
    private let index: ClangIndex
    private let unit: ClangTranslationUnit
    /// The names of the files that were asked for, by clang's handle.
    private var paths: [ClangFile: String] = [:]

    /// Parses the text at `path`; `files` are the texts, by their paths, that includes may name. Nil if clang
    /// failed as a whole.
    init?(_ library: Libclang, path: String, files: [(path: String, bytes: [UInt8])], arguments: [String]) {
        let functions = library.functions.pointee
        guard let index = functions.createIndex(0, 0) else { return nil }
        var unit: ClangTranslationUnit?
        let options =
            ClangParseSkipBodies | ClangParseKeepGoing | ClangParseAttributedTypes | ClangParseImplicitAttributes
        let code = Self.withUnsavedFiles(files) { unsaved in
            Self.withArguments(arguments) { arguments in
                functions.parseTranslationUnit2(
                    index, path, arguments.baseAddress, Int32(arguments.count), unsaved.baseAddress,
                    UInt32(unsaved.count), UInt32(options), &unit)
            }
        }
        guard code == 0, let unit else {
            functions.disposeIndex(index)
            return nil
        }
        self.library = library
        self.index = index
        self.unit = unit
    }

    deinit {
        library.functions.pointee.disposeTranslationUnit(unit)
        library.functions.pointee.disposeIndex(index)
    }

    var root: ClangCursor { library.functions.pointee.getTranslationUnitCursor(unit) }

    /// The errors, in clang's order.
    var problems: [Problem] {
        let functions = library.functions.pointee
        return (0..<functions.getNumDiagnostics(unit)).compactMap { number in
            guard let diagnostic = functions.getDiagnostic(unit, number) else { return nil }
            defer { functions.disposeDiagnostic(diagnostic) }
            guard functions.getDiagnosticSeverity(diagnostic) >= ClangSeverityError.rawValue else { return nil }
            guard let place = place(functions.getDiagnosticLocation(diagnostic)) else { return nil }
            let message = library.text(functions.getDiagnosticSpelling(diagnostic))
            return Problem(message: message, path: place.path, offset: place.offset)
        }
    }

    /// Where a location stands in the text that was written, macros not expanded.
    func place(_ location: ClangLocation) -> (path: String, offset: Int)? {
        let functions = library.functions.pointee
        var file: ClangFile?
        var offset: UInt32 = 0
        functions.getExpansionLocation(location, &file, nil, nil, &offset)
        guard let file else { return nil }
        if let path = paths[file] { return (path, Int(offset)) }
        let path = library.text(functions.getFileName(file))
        paths[file] = path
        return (path, Int(offset))
    }

    private static func withUnsavedFiles<Result>(
        _ files: [(path: String, bytes: [UInt8])], _ body: (UnsafeMutableBufferPointer<ClangUnsavedFile>) -> Result
    ) -> Result {
        // One block for all texts and paths, which must not move.
        let size = files.reduce(0) { $0 + $1.bytes.count + $1.path.utf8.count + 2 }
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: max(size, 1))
        let unsaved = UnsafeMutableBufferPointer<ClangUnsavedFile>.allocate(capacity: files.count)
        defer {
            memory.deallocate()
            unsaved.deallocate()
        }
        var next = 0
        func store(_ bytes: some Sequence<UInt8>) -> UnsafePointer<CChar> {
            let start = next
            for byte in bytes {
                memory[next] = CChar(bitPattern: byte)
                next += 1
            }
            memory[next] = 0
            next += 1
            return UnsafePointer(memory + start)
        }
        for (index, file) in files.enumerated() {
            let path = store(file.path.utf8)
            let text = store(file.bytes)
            unsaved.initializeElement(
                at: index, to: ClangUnsavedFile(path: path, text: text, length: UInt(file.bytes.count)))
        }
        return body(unsaved)
    }

    private static func withArguments<Result>(
        _ arguments: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let bytes = arguments.map { Array($0.utf8CString) }
        let text = bytes.flatMap { $0 }
        return text.withUnsafeBufferPointer { text in
            var pointers: [UnsafePointer<CChar>?] = []
            var next = 0
            for argument in bytes {
                pointers.append(text.baseAddress.map { $0 + next })
                next += argument.count
            }
            return pointers.withUnsafeBufferPointer(body)
        }
    }
}
