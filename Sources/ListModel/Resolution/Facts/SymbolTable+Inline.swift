import SourceText
import SwiftSurface

/// What the block of generated code at the end of a file sees that other files do not.
extension SymbolTable {
    /// Whether what is generated for a file is a part of it.
    func isInline(_ file: Int) -> Bool { index.inlineFiles.contains(file) }

    /// Whether the generated code of `file` is in the file that declares what is at `place`.
    func isInline(_ file: Int, declaring place: SourcePlace) -> Bool {
        isInline(file) && files[file].source.path == place.path
    }

    /// Whether the generated code of `file` sees a declaration of a level although other files do not. It is outside of all
    /// types: what is `private` in one is hidden from it, what is so at the top level is not.
    func isSeenInline(_ level: Access.Level, at place: SourcePlace, isMember: Bool, from file: Int) -> Bool {
        guard level < .internal, isInline(file, declaring: place) else { return false }
        return level == .fileprivate || !isMember || !HidingWord(table: self).isOwn(level, of: place)
    }

    /// Whether generated code of `file` sees a property, as far as the file is concerned.
    func isSeen(_ property: Property, at place: SourcePlace, from file: Int) -> Bool {
        let level = Access(property.modifiers).level
        return level >= .internal || isSeenInline(level, at: place, isMember: true, from: file)
    }

    /// A type of the module of `file` that another file keeps to itself.
    func hiddenSymbol(named name: String, from file: Int) -> Symbol? {
        ids(named: name).first { id in
            let symbol = index.symbols[id]
            return index.isFileOnly[id] && !symbol.isTypeParameter && symbol.file != file
                && symbol.module == files[file].module
        }.map { index.symbols[$0] }
    }
}
