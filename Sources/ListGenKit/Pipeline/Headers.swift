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
    }

    let root: Root
    /// The folder of the SDK, or nil.
    let sdk: String?

    /// The headers in their order, and the names that they use and none of them declares. Where no libclang can be had,
    /// the first says so.
    func read(_ files: [SourceFile]) -> (files: [File], unknownNames: Set<String>) {
        guard let first = files.first else { return ([], []) }
        let library: Libclang
        do throws(LibclangFault) {
            library = try Libclang.load()
        } catch {
            var bag = DiagnosticBag()
            bag.report(Self.diagnostic(error), at: SourcePlace(path: first.path, range: SourceRange(0, 0)))
            let none = files.map { File(file: $0, surface: SourceSurface(path: $0.path), diagnostics: DiagnosticBag()) }
            return ([File(file: first, surface: none[0].surface, diagnostics: bag)] + none.dropFirst(), [])
        }
        let root = root
        let reader = HeaderReader(library, sdk: sdk.map { root.absolute(root.path($0)) }) { root.absolute($0) }
        let (headers, unknown) = reader.read(files)
        let names = SwiftNames(headers)
        let read = zip(files, headers).map { file, header in
            var bag = DiagnosticBag()
            for fault in header.faults {
                bag.report(Self.diagnostic(fault.kind), at: SourcePlace(path: file.path, range: fault.range))
            }
            return File(file: file, surface: header.surface(names), diagnostics: bag)
        }
        return (read, unknown)
    }

    private static func diagnostic(_ fault: LibclangFault) -> HeaderDiagnostic {
        switch fault {
        case .notFound: .noLibclang
        case .notLoaded(let path, let reason): .libclangNotLoaded(path: path, reason: reason)
        case .missingSymbol(let path, let symbol): .libclangLacks(path: path, symbol: symbol)
        case .tooOld(let path, let version): .libclangTooOld(path: path, version: version)
        }
    }

    private static func diagnostic(_ fault: HeaderFault.Kind) -> HeaderDiagnostic {
        switch fault {
        case .unbalanced(let text): .unbalanced(text)
        case .includesItself: .includesItself
        case .errorDirective(let text): .errorDirective(text)
        case .incomplete(let message, let count): .incomplete(message, count: count)
        case .unreadable: .unreadable
        }
    }
}
