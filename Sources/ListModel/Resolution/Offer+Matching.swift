import SwiftSurface

extension Offer {
    /// What can be passed before there is a cell.
    static func withoutView(_ offers: [Offer]) -> [Offer] {
        offers.filter { $0.value != .listView && $0.value != .indexPath }
    }

    var isPayload: Bool {
        if case .payload = value { return true }
        return false
    }

    func isNamed(by parameter: FillCandidate.Parameter) -> Bool {
        [parameter.label, parameter.name].contains { name in name.map(names.contains) ?? false }
    }

    func fits(_ parameter: FillCandidate.Parameter, table: SymbolTable, file: Int) -> Bool {
        if needsName, !isNamed(by: parameter) { return false }
        if let constraints = parameter.constraints {
            return isPayload && constraints.allSatisfy { table.conforms(type, to: $0, from: file) }
        }
        if isGenerated, table.symbolID(of: parameter.type.syntax, from: file) == nil {
            let wanted = parameter.type.text
            let names = [type.description, alias].compactMap { $0 }
            if names.contains(where: { $0 == wanted || $0.hasSuffix("." + wanted) }) { return true }
        }
        return table.accepts(parameter.type.syntax, type, from: file)
    }
}
