import ListModel

/// A value that only tests compare, by all that it holds.
public protocol ComparedAsPrinted: Equatable {}

extension ComparedAsPrinted {
    public static func == (first: Self, second: Self) -> Bool {
        String(reflecting: first) == String(reflecting: second)
    }
}

extension CellChoice.Injection: ComparedAsPrinted {}
extension DiagnosticEntry: ComparedAsPrinted {}
extension Fill: ComparedAsPrinted {}
extension Handler: ComparedAsPrinted {}
extension ListDefinition.RowAlias: ComparedAsPrinted {}
extension MarkDefinition: ComparedAsPrinted {}
extension MarkKeyPath: ComparedAsPrinted {}
extension MarkValue.Form: ComparedAsPrinted {}
extension Program: ComparedAsPrinted {}
extension Requirement: ComparedAsPrinted {}
