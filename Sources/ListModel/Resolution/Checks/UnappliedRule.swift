import SourceText
import SwiftSurface

/// What marks say and nothing asked for. Where there are errors nobody can tell: what is faulty asks for nothing. The marks
/// of a list itself are judged if only other files have errors.
struct UnappliedRule: ResolutionRule {
    let listScope: ListScope
    private let accounts: Accounts

    init(listScope: ListScope) {
        self.init(listScope: listScope, accounts: Accounts())
    }

    init(listScope: ListScope, accounts: Accounts) {
        self.listScope = listScope
        self.accounts = accounts
    }

    func reportUnapplied(in file: Int) {
        for id in table.symbolIDs(declaredIn: file) where !mayApplyElsewhere(id) {
            reportUnapplied(id)
            if facts.isActions(id), accounts.isHeld(table.symbol(id).place) { reportUnoffered(id) }
        }
        for alias in table.markedAliases(in: file)
        where table.files[alias.file].isGenerated && !alias.marked.marks.isEmpty
            && !facts.isSeenElsewhere(alias.syntax.modifiers)
        {
            let marks = alias.marked.marks.marks
            let place = SourcePlace(path: alias.path, range: alias.syntax.nameRange)
            if marks.contains(where: { accounts.applies($0.place) }) {
                report(unappliedIn: marks)
            } else {
                report(.unusedModel(alias.syntax.name), at: place)
            }
        }
        if table.files[file].isGenerated { table.foreignExtensions(in: file).forEach(reportForeign) }
    }

    /// The same of the lists of a file whose rows and sections are not told apart by what other lists say.
    func reportUnappliedOfLists(in file: Int) {
        for id in table.symbolIDs(declaredIn: file)
        where facts.marks(of: id).contains(.list) && facts.lists(in: id).isEmpty { reportUnapplied(id) }
    }

    /// Whether lists that the run does not see may ask for the marks of a type.
    private func mayApplyElsewhere(_ id: Int) -> Bool {
        facts.isSeenElsewhere(table.symbol(id).declaration.modifiers) && !facts.marks(of: id).contains(.list)
    }

    /// Reports actions that no swipe and no menu offers.
    private func reportUnoffered(_ id: Int) {
        for (action, place) in table.casePlaces(of: id) where !accounts.applies(place) {
            report(.unofferedAction(action, of: table.symbol(id).name), at: place)
        }
    }

    private func reportUnapplied(_ id: Int) {
        let symbol = table.symbol(id)
        let parts = symbol.parts.filter { table.files[$0.file].isGenerated }.map(\.marked)
        let own = parts.flatMap(\.marks.marks)
        let ofModel = own.filter { $0.kind == .row }
        let ignored = parts.flatMap(\.functionMarks).flatMap(\.marks).filter { $0.kind == .ignore }
        for mark in ignored where !accounts.applies(mark.place) {
            report(.markWithoutEffect(mark.kind.rawValue, because: .calledMethod), at: mark.place)
        }
        let rest =
            own.filter { $0.kind != .row }
            + parts.flatMap(\.memberMarks).filter { mark in
                !ignored.contains { $0.place == mark.place }
            }
        let holdsRows = facts.marks(of: id).contains(.list) || accounts.isHeld(symbol.place)
        if holdsRows || ofModel.contains(where: { accounts.applies($0.place) }) {
            report(unappliedIn: ofModel)
        } else if !ofModel.isEmpty, parts.count == symbol.parts.count {
            report(.unusedModel(symbol.name), at: symbol.place)
        }
        guard !rest.isEmpty else { return }
        switch symbol.kind {
        case .class where !own.contains { $0.kind == .rows }:
            if accounts.shows(view: symbol.place) {
                report(unappliedIn: rest)
            } else if facts.isGenerated(id) {
                let reason = accounts.passesOver(symbol.place) ? accounts.reasonOfPassing(id) : nil
                report(reason ?? .unusedView(symbol.name), at: symbol.place)
            }
        default:
            let isOwner = own.contains { [.list, .section, .rows, .actions].contains($0.kind) }
            if holdsRows || facts.isProvider(id) {
                report(unappliedIn: rest)
            } else if !isOwner {
                for mark in rest where !accounts.applies(mark.place) {
                    report(.markWithoutEffect(mark.kind.rawValue, because: .ownerless(symbol.name)), at: mark.place)
                }
            }
        }
    }

    /// The marks in an extension of a type that no input declares.
    private func reportForeign(_ marked: MarkedDeclaration) {
        let name = marked.declaration.name
        let marks = marked.marks.marks + marked.memberMarks
        let isOfView = marks.allSatisfy {
            [.cell, .configure, .height, .estimatedHeight, .size, .inject, .lift, .event, .on].contains($0.kind)
        }
        guard isOfView, !accounts.shows(foreignView: name) else {
            for mark in marks {
                report(.markWithoutEffect(mark.kind.rawValue, because: .foreignType(name)), at: mark.place)
            }
            return
        }
        report(.unusedView(name), at: SourcePlace(path: marked.path, range: marked.declaration.nameRange))
    }

    private func report(unappliedIn marks: [Mark]) {
        for mark in marks where !mark.isFaulty {
            let open = mark.arguments.filter { !isApplied($0.value) }
            if !accounts.applies(mark.place), open.count == mark.arguments.count {
                report(.markWithoutEffect(mark.kind.rawValue, because: reason(mark)), at: mark.place)
                continue
            }
            for argument in open {
                let elements = argument.value.elements.filter { !accounts.applies($0.place) }
                let isWhole = elements.count == argument.value.elements.count
                for (index, element) in elements.enumerated() where !isWhole || index == 0 {
                    let reason = accounts.reason(element.place) ?? accounts.reason(argument.value.place)
                    report(
                        .argumentWithoutEffect(
                            isWhole ? argument.name.label ?? argument.value.text : element.text,
                            mark: mark.kind.rawValue,
                            because: reason ?? .nothingThere), at: isWhole ? argument.place : element.place)
                }
            }
        }
    }

    /// Why a mark of which nothing was asked for has no effect: what a rule said of it, or of the first of its values.
    private func reason(_ mark: Mark) -> NoEffect {
        let values = mark.arguments.map(\.value).flatMap { [$0] + $0.elements }
        let said = ([mark.place] + values.map(\.place)).lazy.compactMap { accounts.reason($0) }.first
        let nothing: NoEffect = mark.kind == .nested ? .noListRow : .nothingSaid
        return said ?? (mark.arguments.isEmpty ? nothing : .nothingThere)
    }

    /// Whether a value applied, as a whole or in each of its elements.
    private func isApplied(_ value: MarkValue) -> Bool {
        accounts.applies(value.place) || value.elements.allSatisfy { accounts.applies($0.place) }
    }
}
