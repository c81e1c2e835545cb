import SourceText
import SwiftSurface

/// The columns, insets and spacings of a section in a collection view: each from the narrowest mark that says it.
struct GridRule: ResolutionRule {
    let listScope: ListScope

    /// - Parameters:
    ///   - marks: Those of the section, the narrower first.
    ///   - list: The mark of the list.
    ///   - rows: The rows of the section.
    func grid(
        of site: HeaderSite, marks: [Mark], list: [Mark], rows: [BuiltLeaf], in around: Surroundings
    ) -> GridDefinition? {
        TargetRule(self).passOthers(of: marks, in: around)
        if hasLayouts {
            TargetRule(self).passSizes(ofLayout: marks)
            return nil
        }
        guard target == .collection, !passesToDelegate(marks, in: around) else { return nil }
        return doubting((marks + list).contains(where: \.isFaulty))
            .said(of: site, marks: marks, list: list, rows: rows, in: around)
    }

    private func said(
        of site: HeaderSite, marks: [Mark], list: [Mark], rows: [BuiltLeaf], in around: Surroundings
    ) -> GridDefinition? {
        func value(_ names: [MarkArgumentName], _ aspect: Decision.Aspect, _ types: Set<String>) -> GridDefinition
            .Value?
        {
            let all = (marks + list).flatMap { mark in mark.arguments.filter { names.contains($0.name) } }
            guard let argument = all.first else { return nil }
            let place = argument.value.place
            applied.apply(place)
            for other in all.dropFirst() { applied.pass(other.value.place, because: .overridden(place)) }
            let isOfList = !marks.contains { $0.arguments.contains { $0.place == argument.place } }
            decide(
                site.subject, aspect, argument.value.text,
                because: isOfList ? "the list mark says so" : "the section mark says so", at: place)
            let value = self.argument(argument, of: site, isOfList ? list.first : nil, types, in: around)
            return GridDefinition.Value(value, isOfList: isOfList)
        }
        var grid = GridDefinition()
        if rows.isEmpty || !rows.allSatisfy({ Self.isSized($0.leaf.size) }) {
            grid.columns = value([.columns], .columns, ["Int"])
        } else {
            applied.pass(.columns, of: marks + list, because: .sizedItems)
        }
        grid.mixesSizes = grid.columns != nil && rows.contains { $0.leaf.size != nil }
        grid.insets = value([.insets], .insets, ["UIEdgeInsets", "CGFloat"])
        grid.lineSpacing = value([.lineSpacing, .spacing], .spacing, ["CGFloat"])
        grid.itemSpacing = value([.itemSpacing, .spacing], .spacing, ["CGFloat"])
        return grid.values.isEmpty ? nil : grid
    }

    /// Whether a size says how wide all items of a row are.
    private static func isSized(_ size: Height?) -> Bool {
        switch size {
        case nil: false
        case .choices(let sizes)?: sizes.allSatisfy(isSized)
        case .automatic?, .argument?, .aspect?, .member?: true
        }
    }

    /// Where the app keeps the delegate, reports what it would be asked for.
    private func passesToDelegate(_ marks: [Mark], in around: Surroundings) -> Bool {
        guard !around.hasDelegate else { return false }
        let names: [MarkArgumentName] = [.columns, .insets, .lineSpacing, .itemSpacing, .spacing]
        for argument in marks.flatMap(\.arguments) where names.contains(argument.name) {
            applied.pass(argument.value.place, because: .delegateOfApp)
            if facts.isInside(argument.value.place, around.owner) {
                report(.eventWithoutDelegate("`\(argument.name.rawValue)`"), at: argument.value.place)
            }
        }
        return true
    }

    /// - Parameter list: The mark of the list, if it says it: then the section is one of all.
    private func argument(
        _ argument: Mark.Argument, of site: HeaderSite, _ list: Mark?, _ types: Set<String>, in around: Surroundings
    ) -> Argument {
        let value = argument.value
        check(argument)
        let file = table.fileIndex[value.place.path] ?? around.file
        var site = site
        var binding = Binding.name(site.valueName)
        if let list {
            let name = facts.typeName(.sectionType, saidBy: list, in: around.owner)
            site.type = ResolvedType(syntax: TypeSyntax(parsing: table.text(of: around.owner) + "." + name))
            (site.valueName, binding) = ("section", "section")
            site.owner = table.symbol(around.owner).name
        }
        let row = RowSite(
            subject: site.subject, name: site.valueName, caseName: site.valueName,
            payload: [facts.payload(site.type, label: nil, binding: binding, from: file)], types: [site.type],
            file: file, owner: site.owner, place: value.place, isOfSection: true)
        var offers = SectionOfferRule(self).offers(row, in: around)
        if list != nil {
            for index in offers.indices where offers[index].value == .section { offers[index].isGenerated = true }
        }
        return FunctionRule(self).argument(
            value, argument.name, returning: types, site: row, offers: offers, in: around)
    }

    /// Reports a number of columns that is none.
    private func check(_ argument: Mark.Argument) {
        guard argument.name == .columns, case .number = argument.value.form,
            let number = Double(argument.value.text), number < 1 || number != number.rounded()
        else { return }
        report(
            .invalidNumber("columns", argument.value.text, takes: "a whole number of at least 1"), at: argument.place)
    }
}
