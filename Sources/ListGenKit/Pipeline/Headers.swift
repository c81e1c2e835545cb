import ListModel
import ObjCSurface
import SourceText
import SwiftSurface

/// Reads the headers of a run through libclang, which is loaded for the first of them.
struct Headers {
    /// What was read of one.
    struct File {
        var file: SourceFile
        var surface: SourceSurface
        var diagnostics: DiagnosticBag
        /// False if a fault kept it from being read.
        var isRead: Bool

        init(file: SourceFile, surface: SourceSurface, diagnostics: DiagnosticBag) {
            self.file = file
            self.surface = surface
            self.diagnostics = diagnostics
            isRead = !diagnostics.hasErrors
        }

        /// A header of which nothing is known.
        init(unread file: SourceFile) {
            self.file = file
            surface = SourceSurface(path: file.path)
            diagnostics = DiagnosticBag()
            isRead = false
        }
    }

    let root: Root
    /// The absolute path of the SDK's folder, or nil.
    let sdk: String?

    /// The headers in their order.
    func read(_ files: [SourceFile]) throws(LibclangFault) -> Read {
        guard !files.isEmpty else { return Read(files: [], headers: [], unknownNames: [], markMacros: []) }
        let library = try Libclang.load()
        let root = root
        let reader = HeaderReader(library, sdk: sdk) { root.absolute($0) }
        let (headers, unknown, markMacros) = reader.read(files)
        return Read(files: files, headers: headers, unknownNames: unknown, markMacros: markMacros)
    }

    /// Headers as libclang tells them.
    struct Read {
        let files: [SourceFile]
        let headers: [ObjCHeader]
        /// What they use and none of them declares.
        let unknownNames: Set<String>
        /// The macros that write marks.
        let markMacros: Set<String>

        /// What Swift sees of them. The methods are named by the importer of the compiler, or by rules without one.
        func surfaces(importer: SwiftImporter?) -> [File] {
            let names = SwiftNames(headers, imported: importer?.names(headers) ?? [:])
            return zip(files, headers).map { file, header in
                var bag = DiagnosticBag()
                for fault in header.faults {
                    bag.report(Headers.diagnostic(fault.kind), at: SourcePlace(path: file.path, range: fault.range))
                }
                return File(file: file, surface: header.surface(names), diagnostics: bag)
            }
        }
    }

    /// Why headers cannot be read, at the first of them.
    static func diagnostic(_ fault: LibclangFault, at file: SourceFile) -> Diagnostic {
        diagnostic(fault).diagnostic(at: SourcePlace(file: file.path))
    }

    private static func diagnostic(_ fault: LibclangFault) -> DiagnosticEntry {
        switch fault {
        case .notFound: .noLibclang
        case .notLoaded(let path, let reason): .libclangNotLoaded(path: path, reason: reason)
        case .missingSymbol(let path, let symbol): .libclangLacks(path: path, symbol: symbol)
        case .tooOld(let path, let version): .libclangTooOld(path: path, version: version)
        }
    }

    fileprivate static func diagnostic(_ fault: HeaderFault.Kind) -> DiagnosticEntry {
        switch fault {
        case .unbalanced(let text): .headerUnbalanced(text)
        case .nestedTooDeeply: .headerNestedTooDeeply
        case .includesItself: .headerIncludesItself
        case .errorDirective(let text): .headerErrorDirective(text)
        case .incomplete(let message, let count): .headerIncomplete(message, count: count)
        case .unreadable: .unreadableHeader
        }
    }
}
