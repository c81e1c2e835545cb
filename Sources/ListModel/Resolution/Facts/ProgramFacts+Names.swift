import SourceText

/// The names of generated types.
extension ProgramFacts {
    /// What a mark calls a generated type, or else the configuration of the module of `id`, or else its usual name.
    func typeName(_ argument: MarkArgumentName, saidBy mark: Mark?, in id: Int) -> String {
        let role = argument.generatedType ?? ""
        return mark?.written(argument)?.string ?? input.typeNames(of: table.symbol(id).module)[role] ?? role
    }
}
