import SourceText
import SwiftSurface

/// Parameters filled from what is on offer: by type and by rank. One value fills one parameter: `previous: Story?` does
/// not get the story that `with: Story` gets.
extension ProgramFacts {
    func filling(_ parameters: [FillCandidate.Parameter], from offers: [Offer], file: Int) -> Filling {
        let open = parameters.filter { !$0.hasDefault }
        let passable = offers.filter { !$0.isRival }
        let fits = open.map { parameter in passable.map { $0.fit(parameter, table: table, file: file) } }
        var assignment = ParameterAssignment(parameters: open, offers: passable, fits: fits)
        return assignment.filling { rivals(of: $1, for: $0, among: offers, file: file) }
    }

    /// What a reader may take a parameter for, although a value of the context fills it: the section struct around the row,
    /// and a member of the row or its section that has the parameter's name and type.
    private func rivals(
        of chosen: Offer, for parameter: FillCandidate.Parameter, among offers: [Offer], file: Int
    ) -> [Offer] {
        guard chosen.rank == .context else { return [] }
        return offers.filter { $0.rank < .context }.flatMap { offer -> [Offer] in
            if offer.isRival { return offer.fit(parameter, table: table, file: file) == nil ? [] : [offer] }
            return parameter.names.compactMap { member(called: $0, of: offer, for: parameter, file: file) }
        }
    }

    private func member(
        called name: String, of offer: Offer, for parameter: FillCandidate.Parameter, file: Int
    ) -> Offer? {
        guard let type = table.type(ofPath: name, in: ResolvedType(syntax: offer.type), from: file),
            TypeMatch.accepts(parameter.type.syntax, type.syntax)
        else { return nil }
        return Offer(
            value: offer.value, type: type.syntax, rank: offer.rank, names: [name],
            text: "\(offer.spelling).\(name): \(type.text)", isRival: true)
    }

    /// What to write for a parameter that nothing fills. `context` is that of the list.
    func contextAdvice(
        for parameter: FillCandidate.Parameter, at site: RowSite, context: ResolvedType?
    ) -> ContextAdvice {
        if let type = site.types.first, let (shape, element) = RowlessShape.of(type.syntax),
            parameter.type.text == element.description,
            let way = shape.ordered(TypeSyntax.array(element).description)
        {
            return .elements(way)
        }
        if showsSomething(parameter.type.syntax, from: site.file) { return .nothing }
        let needsName = StandardTypes.isScalar(parameter.type.syntax)
        let name = needsName ? parameter.name ?? parameter.label : nil
        return context == nil ? .contextWithValue(named: name) : .value(named: name)
    }

    /// A value of a mark on a row, as the resolved model wants it. A key path is verified where the member is known
    /// to be of one of the wanted types.
    func argument(
        _ value: MarkValue, site: RowSite, wanted: Set<String>, form: Argument.Form? = nil
    ) -> Argument {
        var isVerified = false
        switch value.form {
        case .number: isVerified = wanted.contains("CGFloat") || wanted.contains("Int") && Int(value.text) != nil
        case .string: isVerified = wanted.contains("String")
        case .keyPath(let keyPath):
            let found = site.types.first.flatMap { table.type(ofPath: keyPath.members, in: $0, from: site.file) }
            isVerified = found.map { wanted.contains($0.text) } ?? false
        default: break
        }
        return value.argument(form: form, isVerified: isVerified)
    }
}
