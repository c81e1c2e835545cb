import SourceText

/// What the list view of a row, or whoever has its delegate, is not asked for.
struct TargetRule: ResolutionRule {
    let listScope: ListScope

    /// Reports what marks of a row say of its size that nobody asks for: in the declaration of the list; what is said
    /// elsewhere may be for other lists.
    func passSizes(of site: RowSite, cells: [CellSelection], in around: Surroundings) {
        let marks = site.rowMarks + site.modelMarks + around.levels.flatMap(\.marks)
        passOthers(of: marks, in: around)
        if hasLayouts {
            passSizes(ofLayout: marks)
            return pass(cells, because: .sizedByLayout)
        }
        guard around.isProvider || !around.hasDelegate else { return }
        let reason = around.isProvider ? NoEffect.provider : .delegateOfApp
        let names: [MarkArgumentName] = [.height, .estimatedHeight, .size, .aspect]
        for argument in marks.flatMap(\.arguments) where names.contains(argument.name) {
            applied.pass(argument.value.place, because: reason)
            guard !around.isProvider, facts.isInside(argument.value.place, around.owner) else { continue }
            let what = argument.name == .height || argument.name == .estimatedHeight ? "height" : "size"
            report(.eventWithoutDelegate("the \(what) of a row"), at: argument.value.place)
        }
        pass(cells, because: reason)
    }

    /// Notes what says the size of an item, a space or an estimate, where the layout says it.
    func passSizes(ofLayout marks: [Mark]) {
        for argument in marks.flatMap(\.arguments) where Self.sizes.contains(argument.name.rawValue) {
            applied.pass(argument.value.place, because: .sizedByLayout)
        }
    }

    private static let sizes: Set<String> = [
        "height", "estimatedHeight", "columns", "aspect", "size", "insets", "spacing", "lineSpacing", "itemSpacing",
    ]

    private func pass(_ cells: [CellSelection], because reason: NoEffect) {
        for id in cells.compactMap(\.symbol) {
            for member in HeightRule(self).heightCandidates(id) + HeightRule(self).sizeCandidates(id) {
                if let mark = member.mark { applied.pass(mark, because: reason) }
            }
        }
    }

    /// Reports what the other kind of list view would be asked for. The `list` mark tells it by itself.
    func passOthers(of marks: [Mark], in around: Surroundings) {
        guard !around.isProvider else { return }
        for mark in marks where mark.kind != .list {
            for argument in mark.arguments {
                // A layout is looked for by a rule of its own.
                guard argument.name != .layout, let other = ListTarget(only: argument.name),
                    other != target
                else { continue }
                applied.pass(argument.value.place, because: .otherTarget(target))
                guard facts.isInside(argument.value.place, around.owner) else { continue }
                report(
                    .argumentOfOtherTarget(
                        argument.name.rawValue, mark: mark.kind.rawValue, target: target), at: argument.place)
            }
        }
    }
}
