import CLibclang

/// Questions to cursors and types, as Swift values.
extension Libclang {
    /// The text of a string, which is freed.
    func text(_ string: ClangString) -> String {
        defer { functions.pointee.disposeString(string) }
        return functions.pointee.getCString(string).map { String(cString: $0) } ?? ""
    }

    /// The cursors directly inside one.
    func children(of cursor: ClangCursor) -> [ClangCursor] {
        var children: [ClangCursor] = []
        withUnsafeMutablePointer(to: &children) { pointer in
            _ = functions.pointee.visitChildren(
                cursor,
                { child, _, data in
                    data?.assumingMemoryBound(to: [ClangCursor].self).pointee.append(child)
                    return ClangVisitContinue.rawValue
                }, pointer)
        }
        return children
    }

    func name(_ cursor: ClangCursor) -> String { text(functions.pointee.getCursorSpelling(cursor)) }

    func kind(_ cursor: ClangCursor) -> ClangCursorKind { ClangCursorKind(cursor.kind) }

    func kind(_ type: ClangType) -> ClangTypeKind { ClangTypeKind(type.kind) }

    func spelling(_ type: ClangType) -> String { text(functions.pointee.getTypeSpelling(type)) }
}
