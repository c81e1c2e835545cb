import SourceText
import SwiftSurface

/// The cell that was probably meant for a model that no cell shows. Types of other modules are trusted, so it is
/// looked for only where a model lacks one.
extension Resolution {
    /// Notes a marked cell whose first parameter is of a type that no input declares.
    mutating func indexUndeclaredModel(ofCell id: Int) {
        guard table.symbol(id).declaration.genericParameters == nil else { return }
        for candidate in fillCandidates(id) {
            guard let parameter = candidate.parameters.first(where: { !$0.hasDefault }) else { continue }
            let type = TypeMatch.plain((parameter.type.wrapped ?? parameter.type).syntax)
            guard case .named(let components) = type, components.count == 1, let name = components.first?.name,
                components[0].genericArguments.isEmpty, !candidate.typeParameters.contains(name),
                !table.declares(name), !StandardTypes.isOfSystem(name)
            else { continue }
            cellsOfUndeclared.append(NearCell(name: table.symbol(id).baseName, type: name, place: candidate.place))
        }
    }

    /// The marked cell that is called after the model of a row, or shows what is spelled almost like it.
    func nearCell(_ row: RowSite) -> NearCell? {
        guard row.types.count == 1, isKnownModel(row), case .named(let components) = row.types[0].syntax,
            let model = components.last?.name
        else { return nil }
        let names = [model + "Cell", model + "TableViewCell"]
        if let named = cellsOfUndeclared.first(where: { names.contains($0.name) }) { return named }
        guard model.utf8.count > 4 else { return nil }
        let near = Spelling.nearest(to: model, among: cellsOfUndeclared.map(\.type), within: 3)
        return cellsOfUndeclared.first { $0.type == near }
    }
}
