import SourceText
import SwiftSurface

/// How a collection view lays out the sections of a list, if marks say it.
struct LayoutRule: ResolutionRule {
    let listScope: ListScope

    /// What the marks of a section say, the narrower first, or else that of the list. `own` holds its `header` and
    /// `footer` marks.
    func layout(of site: HeaderSite, marks: [Mark], own: [Mark], in around: Surroundings) -> LayoutDefinition? {
        guard target == .collection else {
            applied.pass(.layout, of: marks, because: .shownByTable)
            return nil
        }
        guard let value = applied.value(.layout, of: marks + listMarks(around)) else { return nil }
        checkEnds(value, marks: marks, own: own)
        guard !marks.contains(where: { $0.has(.layout) }) else {
            return layout(value, of: site, isOfList: false, in: around)
        }
        let owner = table.text(of: around.owner)
        let section = owner + "." + facts.typeName(.sectionType, saidBy: listMarks(around).first, in: around.owner)
        let site = HeaderSite(
            subject: site.subject, type: ResolvedType(syntax: TypeSyntax(parsing: section)), valueName: "identity",
            owner: table.symbol(around.owner).name, place: site.place)
        return layout(value, of: site, isOfList: true, in: around)
    }

    private func listMarks(_ around: Surroundings) -> [Mark] { around.levels.last?.marks ?? [] }

    private func layout(
        _ value: MarkValue, of site: HeaderSite, isOfList: Bool, in around: Surroundings
    ) -> LayoutDefinition {
        decide(
            site.subject, .layout, value.text, because: isOfList ? "the list says so" : "the section mark says so",
            at: value.place)
        let row = SectionOfferRule(self).rowSite("layout", of: site, at: value.place, in: around)
        let known = SectionOfferRule(self).offers(row, in: around).filter {
            $0.value.isOfSection || ContextReading.isContext($0.value)
        }
        let (argument, named) = ConditionRule(self).value(
            value, .layout, returning: ["SectionLayout"], site: row, offers: known, in: around)
        let offers = named.map(\.ofSection).filter { ["section", "context"].contains($0.name) }
        func reads(_ index: Int, _ isRead: (FillValue) -> Bool) -> Bool {
            switch argument.form {
            case .constant: false
            case .keyPath: index == 0
            case .closure: closure(value, reads: index)
            case .expression: offers.contains { isRead($0.value) }
            case .function(let call): call.readsBeyondArguments || call.values.contains(where: isRead)
            }
        }
        let readsBeyond = argument.call?.readsBeyondArguments ?? false
        return LayoutDefinition(
            argument: argument, offers: offers, isOfList: isOfList,
            // The sections of a list are others only in another structure, of which UIKit asks by itself.
            readsState: readsBeyond || !isOfList && reads(0) { $0.isOfSection },
            readsContext: around.context != nil && reads(1, ContextReading.isContext))
    }

    /// Whether a closure names one of its parameters.
    private func closure(_ value: MarkValue, reads index: Int) -> Bool {
        guard case .closure(let parameters) = value.form, parameters.indices.contains(index) else { return false }
        let name = parameters[index]
        return name != "_" && (!name.hasPrefix("$") || value.text.contains(name))
    }

    /// Reports what is said of the header or footer of a list section, which UIKit places and measures.
    private func checkEnds(_ layout: MarkValue, marks: [Mark], own: [Mark]) {
        guard Self.isList(layout.text) else { return }
        let ofSection = marks.flatMap(\.arguments)
        let lengths =
            ofSection.filter { [.headerHeight, .footerHeight].contains($0.name) }
            + own.filter { [.header, .footer].contains($0.kind) }.flatMap(\.arguments).filter { $0.name == .height }
        for argument in lengths where argument.value.member != "automatic" {
            report(
                .headerOfListSection(argument.name.rawValue, isKind: false, layout: layout.place), at: argument.place)
        }
        for argument in ofSection where [.headerKind, .footerKind].contains(argument.name) {
            report(
                .headerOfListSection(argument.name.rawValue, isKind: true, layout: layout.place), at: argument.place)
        }
    }

    /// Whether a text is the list layout that the runtime has: an app may have another of its name.
    static func isList(_ text: String) -> Bool {
        ["", "SectionLayout"].contains { type in
            [")", ".", "configure:"].contains { text.hasPrefix(type + ".list(" + $0) }
        }
    }
}
