import SourceText
import SwiftSurface

/// Code that is generated into its source: `output: .inline`.
struct InlineRule: ResolutionRule {
    let listScope: ListScope

    /// Applies the argument of a mark, and checks that a block can hold what is generated for its type.
    func check(_ id: Int, _ mark: Mark) {
        let symbol = table.symbol(id)
        OptionRule(self).option(.output, of: mark, subject: symbol.name)
        guard let value = mark.written(.output) else {
            checkOthers(symbol, mark)
            return
        }
        if symbol.name.contains(".") { report(.nestedInline(symbol.name), at: value.place) }
    }

    /// The type in whose mark `output: .inline` would let another one stay private; nil if it would not.
    func keeper(of hidden: Symbol, for owner: Int) -> String? {
        let symbol = table.symbol(owner)
        let mark = facts.marks(of: owner).marks.first { $0.kind == .list || $0.kind == .rows && $0.has(.provider) }
        guard mark != nil, !symbol.name.contains("."), !table.isInline(symbol.file), hidden.path == symbol.path,
            !hidden.name.contains(".")
        else { return nil }
        return symbol.name
    }

    /// Reports a mark that leaves open what another one of its file says.
    private func checkOthers(_ symbol: Symbol, _ mark: Mark) {
        guard !mark.isFaulty, mark.kind == .list || mark.has(.provider),
            let (other, place) = inlineMarks(in: symbol.file).first
        else { return }
        report(.mixedOutput(symbol.name, other: other, otherMark: place), at: mark.place)
    }

    private func inlineMarks(in file: Int) -> [(type: String, place: SourcePlace)] {
        guard table.isInline(file) else { return [] }
        return table.files[file].source.declarations.flatMap { marked in
            marked.marks.marks.compactMap { mark in
                mark.isInline ? mark.written(.output).map { (marked.declaration.name, $0.place) } : nil
            }
        }
    }

    /// Reports the imports that a file of its own would have and the source does not.
    func checkImports(of generated: GeneratedFile, in file: Int) {
        guard let (_, place) = inlineMarks(in: file).first else { return }
        let own = table.files[file].source.imports
        let missing = generated.allImports.filter { needed in
            needed.module != table.files[file].module
                && !own.contains { one in
                    (one.text == needed.text || one.isWhole && one.module == needed.module)
                        && GeneratedFile.shows(one, all: needed)
                        && (one.conditions.isEmpty || Conditions.match(one.conditions, needed.conditions))
                }
        }
        guard !missing.isEmpty else { return }
        report(.missingImports(missing.map(\.text)), at: place)
    }
}
