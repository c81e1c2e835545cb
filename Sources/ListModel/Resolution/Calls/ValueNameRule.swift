import SourceText
import SwiftSurface

/// Names in arguments that take a value: `height: rowHeight`. A name that the inputs declare as something else would not
/// compile there.
struct ValueNameRule: ResolutionRule {
    let listScope: ListScope

    /// What a name is instead of a value that is at hand, and what to write.
    private struct Meaning {
        var what: String
        var way: String
        var place: SourcePlace
    }

    /// Reports a name that means only a function, or a member of the row, of its section or of the context.
    func check(_ value: MarkValue, _ argument: MarkArgumentName, of site: RowSite, in around: Surroundings) {
        guard let name = value.name, name.lastName.first?.isLowercase ?? false,
            let meaning = meaning(of: name, value, site: site, in: around)
        else { return }
        report(
            .noValue(value.text, argument: argument.rawValue, what: meaning.what, way: meaning.way, at: meaning.place),
            at: value.place)
    }

    private func meaning(of name: String, _ value: MarkValue, site: RowSite, in around: Surroundings) -> Meaning? {
        guard let owner = name.outerName else {
            guard !facts.hasStaticValue(name, in: around.owner), !table.hasGlobal(name) else { return nil }
            return function(name, site: site, in: around) ?? member(name, site: site, in: around)
        }
        let isContext = owner == "context" && around.context != nil
        let type = isContext ? around.context : table.resolve(owner, in: scope(of: value.place, inside: site.owner))
        guard let type, let id = table.symbolID(of: type.syntax, from: site.file) else { return nil }
        let isValue =
            isContext ? table.member(name.lastName, of: id) != nil : facts.hasStaticValue(name.lastName, in: id)
        return isValue ? nil : function(name, site: site, in: around)
    }

    private func function(_ name: String, site: RowSite, in around: Surroundings) -> Meaning? {
        let found = NamedFunctionRule(self).functions(name, site: site, cell: nil, in: around).flatMap { $0 }
        guard let first = found.first(where: { !$0.candidate.parameters.isEmpty }) ?? found.first else { return nil }
        let prefix = name.outerName.map { $0 + "." } ?? ""
        let way: String
        if !first.candidate.parameters.isEmpty {
            way = "write `\(prefix)\(first.candidate.fullName)`"
        } else if first.receiver == .context {
            way = "write `context.\(name.lastName)()`"
        } else if first.receiver == nil {
            way = "write `\(first.calledName)()`"
        } else {
            way = "make it `static`, and write `\(first.owner ?? "").\(name.lastName)()`"
        }
        return Meaning(what: "a function", way: way, place: first.candidate.place)
    }

    private func member(_ name: String, site: RowSite, in around: Surroundings) -> Meaning? {
        let values: [(value: String, type: ResolvedType?)] = [
            (site.isOfSection ? "section" : "row", site.payload.count == 1 ? site.types.first : nil),
            ("section", around.sectionValue), ("context", around.context),
        ]
        for case (let value, let type?) in values {
            guard let id = table.symbolID(of: type.syntax, from: site.file) else { continue }
            if let member = table.member(name, of: id), table.isSeen(member, from: site.file) {
                let place = SourcePlace(path: member.path, range: member.property.nameRange)
                return Meaning(what: "a member of `\(type.text)`", way: "write `\(value).\(name)`", place: place)
            }
        }
        return nil
    }
}
