import ListModel
import SourceText
import SwiftSurface

extension GeneratedBlock {
    /// What is wrong with it, in the words of the table.
    func diagnostic(in file: SourceFile) -> Diagnostic? {
        guard let fault else { return nil }
        let line = SourceRange(range.lower, file.bytes[range.lower...].firstIndex { $0 < 0x20 } ?? range.upper)
        let begin = SourcePlace(path: file.path, range: line)
        let diagnostic: DiagnosticEntry =
            switch fault {
            case .withoutEnd: .blockWithoutEnd
            case .withoutBegin: .blockWithoutBegin
            case .second: .secondBlock(first: begin)
            case .followed: .codeAfterBlock(begin: begin)
            }
        return diagnostic.diagnostic(at: SourcePlace(path: file.path, range: faultRange))
    }
}
