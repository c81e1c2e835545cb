import SourceText
import SwiftSurface

/// The function that an argument of a mark names, with its parameters filled by their types.
struct FunctionRule: ResolutionRule {
    let listScope: ListScope

    /// `configure:` of a mark: an existing function, an expression or a closure.
    func fill(
        saidBy value: MarkValue, _ selection: CellSelection, site: RowSite, offers: [Offer], in around: Surroundings
    ) -> Fill {
        guard let (base, labels) = Self.name(value) else {
            return ClosureRule(self).fill(saidBy: value, selection, site: site, in: around)
        }
        let wanted = Wanted(argument: .configure, cell: selection)
        let all = withCell(offers, selection, site: site)
        guard let call = call(base, labels, value, wanted, site: site, offers: all, in: around) else { return .none }
        return .function(value.argument(form: .function(call), isVerified: false), call)
    }

    /// The same of a mark around the row, whose closures and expressions get the whole row. Nil for a function that
    /// takes what a row without payload does not have, or another cell than the one which the row names.
    func defaultFill(
        saidBy value: MarkValue, at level: Surroundings.Level, _ selection: CellSelection, site: RowSite,
        offers: [Offer], in around: Surroundings
    ) -> Fill? {
        guard let (base, labels) = Self.name(value) else {
            return ClosureRule(self).fill(saidBy: value, at: level, selection, site: site, in: around)
        }
        if site.payload.isEmpty {
            let all = withCell(offers, selection, site: site)
            let found = NamedFunctionRule(self).functions(base, site: site, cell: selection, in: around).flatMap { $0 }
            let canFill = found.contains { function in
                let labelsMatch = labels.map { $0 == function.candidate.parameters.map { $0.label ?? "_" } } ?? true
                return labelsMatch
                    && facts.filling(function.candidate.parameters, from: all, file: site.file).isComplete
            }
            let misfits = selection.mark == nil && found.contains { fitsButForCell($0, all, site: site) }
            guard canFill || found.isEmpty || misfits else { return nil }
        }
        return fill(saidBy: value, selection, site: site, offers: offers, in: around)
    }

    /// Whether only the class of the cell, which a mark around the row names, keeps a function from filling it.
    private func fitsButForCell(_ function: NamedFunction, _ offers: [Offer], site: RowSite) -> Bool {
        let missing = facts.filling(function.candidate.parameters, from: offers, file: site.file).missing
        let plain = TypeSyntax(parsing: SystemClasses.view(header: site.isOfSection, of: target))
        return !missing.isEmpty && missing.allSatisfy { table.accepts(plain, $0.type.syntax, from: site.file) }
    }

    /// What is on offer, and the cell.
    private func withCell(_ offers: [Offer], _ selection: CellSelection, site: RowSite) -> [Offer] {
        var all = offers
        all.insert(
            Offer(
                value: .cell, type: selection.type.syntax, rank: .own, names: ["cell", "view"],
                text: "\(site.isOfSection ? "view" : "cell"): \(selection.type.text)"),
            at: 0)
        let plain = TypeSyntax(parsing: SystemClasses.view(header: site.isOfSection, of: target))
        if !table.accepts(plain, selection.type.syntax, from: site.file) {
            all.append(Offer(value: .cell, type: plain, rank: .own, names: ["cell", "view"], text: "cell: \(plain)"))
        }
        return all
    }

    /// The value of `when:`, `height:` or `header:`, which is of one of some types: if it names a function, a call of
    /// it.
    func argument(
        _ value: MarkValue, _ argument: MarkArgumentName, returning types: Set<String>, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> Argument {
        // A bare name in `height:` or `header:` is a constant or a class, unless it is that of a method of a type.
        guard let (base, labels) = Self.name(value),
            !facts.isStaticValue(value.name ?? "", seenFrom: scope(of: value.place, inside: site.owner)),
            labels != nil || Self.takingFunctions.contains(argument)
                || NamedFunctionRule(self).isMethod(base, site: site, in: around)
        else {
            let read = ClosureRule(self).read(by: value, argument, of: site, in: around)
            if read == nil || value.name != read?.first?.name {
                ValueNameRule(self).check(value, argument, of: site, in: around)
            }
            if let read {
                var result = value.argument(form: .expression, isVerified: false)
                result.taken = read
                return result
            }
            ClosureRule(self).check(value, argument, of: site, in: around)
            KeyPathValueRule(self).check(value, argument, returning: types, of: site)
            var result = facts.argument(value, site: site, wanted: types)
            result.taken = ClosureRule(self).taken(value, argument, of: site, in: around)
            return result
        }
        let wanted = Wanted(argument: argument, types: types)
        let usable = argument == .view ? offers : Offer.withoutView(offers)
        guard let call = call(base, labels, value, wanted, site: site, offers: usable, in: around) else {
            return value.argument(isVerified: false)
        }
        return value.argument(form: .function(call), isVerified: false)
    }

    /// The arguments in which a bare name is that of a function.
    private static let takingFunctions: Set<MarkArgumentName> = [
        .when, .view, .contentConfiguration, .load, .reuse, .canEdit, .leadingSwipe, .trailingSwipe, .menu,
        .preview, .selects, .canMove, .drag,
    ]
    /// Those of which the type of the result is told.
    private static let tellingResults: Set<MarkArgumentName> = [
        .load, .leadingSwipe, .trailingSwipe, .menu, .drag,
    ]

    /// What a function is named for.
    private struct Wanted {
        var argument: MarkArgumentName
        /// The class that it fills.
        var cell: CellSelection?
        /// What it has to give; empty where it gives nothing.
        var types: Set<String> = []
        var givesObject: Bool { [.view, .contentConfiguration, .load, .preview].contains(argument) }

        /// What is wrong with a function that gives nothing, where it has to give an object.
        var givingNothing: String {
            switch argument {
            case .load: "returns nothing"
            case .view: "returns no view"
            case .preview: "returns no view controller"
            default: "returns no content configuration"
            }
        }

        /// The type to tell: that of the app, if there are those of UIKit as well.
        var expected: String { types.filter { !$0.contains("UI") }.min() ?? types.min() ?? "" }

        /// As it reads behind "to".
        var purpose: String {
            cell.map { "fill `\($0.type.text)`" } ?? "say `\(argument.rawValue)`"
        }
    }

    /// The base name and the labels, if they are written, of a value that names a function.
    private static func name(_ value: MarkValue) -> (String, [String]?)? {
        switch value.form {
        case .function(let base, let labels): (base, labels)
        case .name(let base): (base, nil)
        default: nil
        }
    }

    private func call(
        _ base: String, _ labels: [String]?, _ value: MarkValue, _ wanted: Wanted, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) -> FunctionCall? {
        let tiers = NamedFunctionRule(self).functions(base, site: site, cell: wanted.cell, in: around)
        let found = tiers.map { tier in
            tier.filter { function in
                labels.map { $0 == function.candidate.parameters.map { $0.label ?? "_" } } ?? true
            }
        }.filter { !$0.isEmpty }
        guard !found.isEmpty else {
            let all = tiers.flatMap { $0 }
            let names =
                all.isEmpty
                ? NamedFunctionRule(self).nearest(base, site: site, cell: wanted.cell, in: around)
                : all.map(\.candidate.fullName)
            report(
                .unknownFunction(
                    value.text, argument: wanted.argument == .view ? nil : wanted.argument.rawValue,
                    cell: wanted.cell?.type.text, value: site.isOfSection ? site.payload.first?.binding : nil,
                    near: names),
                at: value.place)
            return nil
        }
        var hidden: NamedFunction?
        var helpers: [(NamedFunction, Filling)] = []
        for tier in found {
            let fillings = tier.map { ($0, facts.filling($0.candidate.parameters, from: offers, file: site.file)) }
            let complete = fillings.filter { $0.1.isComplete && takesCell($0.1, $0.0, wanted) }
            let seen = complete.filter { facts.isCallable($0.0.candidate, from: around.file) }
            hidden = hidden ?? complete.first { !facts.isCallable($0.0.candidate, from: around.file) }?.0
            // A name alone does not mean a helper of the cell if another function has it.
            let others = seen.filter { labels != nil || !isHelper($0.0, $0.1, of: site) }
            helpers += others.isEmpty ? seen : []
            guard !others.isEmpty else { continue }
            return only(of: others, value, wanted, site: site, in: around)
        }
        if !helpers.isEmpty { return only(of: helpers, value, wanted, site: site, in: around) }
        if let hidden {
            reportHidden(hidden, value, from: around.file)
        } else {
            reportUnfillable(found.flatMap { $0 }, value, wanted, site: site, offers: offers, in: around)
        }
        return nil
    }

    /// The function that fits best, if that is one.
    private func only(
        of functions: [(NamedFunction, Filling)], _ value: MarkValue, _ wanted: Wanted, site: RowSite,
        in around: Surroundings
    ) -> FunctionCall? {
        let certain = AttributeRule(self).certain(functions, in: around) { $0.0.candidate }
        let best = best(of: certain, wanted, site: site)
        guard best.count == 1 else {
            report(
                .ambiguousFunction(
                    value.text, functions: best.map(\.0.candidate.fullName), places: best.map(\.0.candidate.place)),
                at: value.place)
            return nil
        }
        if let cell = wanted.cell { AddingFillRule(self).check(best[0].0, filling: cell, site: site, in: around) }
        return checked(best[0].0, best[0].1, value, wanted, site: site, in: around)
    }

    /// Whether a method of the cell takes nothing of a row that has something to take.
    private func isHelper(_ function: NamedFunction, _ filling: Filling, of site: RowSite) -> Bool {
        function.receiver == .cell && !site.payload.isEmpty && !filling.showsRow
    }

    private func takesCell(_ filling: Filling, _ function: NamedFunction, _ wanted: Wanted) -> Bool {
        wanted.cell == nil || function.receiver == .cell || filling.arguments.contains { $0.value == .cell }
    }

    /// Of overloads those whose parameter is nearest to the class of the cell, and of those the ones that take most of
    /// the row.
    private func best(
        of functions: [(NamedFunction, Filling)], _ wanted: Wanted, site: RowSite
    ) -> [(NamedFunction, Filling)] {
        func distance(_ function: NamedFunction, _ filling: Filling) -> Int {
            guard let cell = wanted.cell, let index = filling.arguments.firstIndex(where: { $0.value == .cell }) else {
                return 0
            }
            let parameter = TypeMatch.plain(function.candidate.parameters.filter { !$0.hasDefault }[index].type.syntax)
            let names = cell.symbol.map { table.lineage(of: $0).map { table.text(of: $0) } } ?? [cell.type.text]
            return names.firstIndex(of: parameter.description) ?? names.count
        }
        let near = functions.map { distance($0.0, $0.1) }.min() ?? 0
        let nearest = functions.filter { distance($0.0, $0.1) == near }
        let most = nearest.map { $0.1.weight }.max() ?? 0
        return nearest.filter { $0.1.weight == most }
    }

    private func checked(
        _ function: NamedFunction, _ filling: Filling, _ value: MarkValue, _ wanted: Wanted, site: RowSite,
        in around: Surroundings
    ) -> FunctionCall? {
        let candidate = AttributeRule(self).checked(function.candidate, in: around)
        let returned = function.returnType.map { TypeMatch.plain(TypeSyntax(parsing: $0)).description } ?? "Void"
        let givesWanted =
            wanted.types.contains(returned) || function.resultType(in: table).map(wanted.types.contains) ?? false
        let fault =
            wanted.givesObject
            ? candidate.effect
                ?? (returned == "Void" ? wanted.givingNothing : nil)
            : wanted.types.isEmpty
                ? candidate.statementFault
                : candidate.effect
                    ?? (givesWanted
                        ? nil : "returns `\(returned)`, not `\(wanted.expected)`")
        if let fault {
            report(
                .uncallableMethod(
                    value.text, of: nil, to: wanted.purpose, because: fault, declared: candidate.place),
                at: value.place)
            return nil
        }
        CallableRule(self).check(function, value, in: around)
        log.draw(on: function.file)
        decide(
            site.subject, .call, filling.summary(of: function.calledName), because: "`\(value.text)` names it",
            at: candidate.place)
        let isOptional = ["?", "!"].contains { returned.hasSuffix($0) } || returned.hasPrefix("Optional<")
        var call = FunctionCall(
            receiver: function.receiver, name: function.name, arguments: filling.arguments,
            returnsOptional: isOptional)
        if Self.tellingResults.contains(wanted.argument) { call.returnType = function.resultType(in: table) }
        return call
    }

    private func reportHidden(_ function: NamedFunction, _ value: MarkValue, from file: Int) {
        let candidate = function.candidate
        report(
            .hiddenFunction(
                candidate.fullName, owner: function.owner, level: candidate.level.word,
                isOfExtension: candidate.isHiddenByExtension,
                at: hidingWord(candidate.level, of: candidate.place),
                isInline: table.isInline(file, declaring: candidate.place)), at: value.place)
    }

    private func reportUnfillable(
        _ functions: [NamedFunction], _ value: MarkValue, _ wanted: Wanted, site: RowSite, offers: [Offer],
        in around: Surroundings
    ) {
        let fillings = functions.map { ($0, facts.filling($0.candidate.parameters, from: offers, file: site.file)) }
        if let cell = wanted.cell, let (function, _) = fillings.first(where: { $0.1.isComplete }) {
            report(
                .functionWithoutCell(value.text, cell: cell.type.text, declared: function.candidate.place),
                at: value.place)
            return
        }
        let nearest = fillings.min {
            $0.1.missing.count + $0.1.ambiguous.count < $1.1.missing.count + $1.1.ambiguous.count
        }
        guard let (function, filling) = nearest else { return }
        let call = ClosureAdvice(
            argument: wanted.argument, function: function.calledName, parameters: function.candidate.parameters,
            filling: filling, site: site, hasCell: wanted.cell != nil
        ).text
        guard let parameter = filling.missing.first else {
            guard let (parameter, matching) = filling.ambiguous.first else { return }
            report(
                .ambiguousParameter(
                    parameter.text, method: function.candidate.fullName, cell: function.owner ?? "",
                    offers: facts.offered(matching, for: parameter, at: site),
                    isNamed: Offer.needOtherNames(matching, for: parameter), call: call,
                    other: function.candidate.place, isMethod: true),
                at: value.place)
            return
        }
        report(
            .unfillableParameter(
                parameter.text, method: function.candidate.fullName, cell: function.owner ?? "",
                offers: facts.offered(offers, for: parameter, at: site),
                call: call, inContext: facts.contextAdvice(for: parameter, at: site, context: around.context),
                other: function.candidate.place, isMethod: true), at: value.place)
    }
}
