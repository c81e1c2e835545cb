import SwiftSurface

extension Offer {
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
        return table.accepts(parameter.type.syntax, type, from: file)
    }
}
