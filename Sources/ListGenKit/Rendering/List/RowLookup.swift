import ListModel

/// The statements that find a row, or its identity, by its index among the row properties of one section.
struct RowLookup {
    let sources: [RowSource]
    var isAlias = false
    /// What stands before the property.
    var receiver = ""
    /// The expression of the identity of the section, where its rows carry it.
    var sectionID: String?
    let index: ProgramIndex
    /// What answers the value: `RowSourceText.row` or `.rowID`.
    let wantsIdentity: Bool

    /// The number of rows, as an expression, or as statements where rows are conditional.
    static func count(_ sources: [RowSource], receiver: String = "") -> [String] {
        let texts = sources.map { RowSourceText($0, siblings: sources, receiver: receiver) }
        if texts.contains(where: { !$0.source.conditions.isEmpty }) {
            let steps = texts.map { ConditionalLines("count += \(bare($0.count))", if: $0.source.conditions) }
            // Written to whatever the configuration, or the variable warns where every clause is left out.
            let isAlways = texts.contains(where: \.source.conditions.isEmpty)
            return ["var count = 0"] + (isAlways ? [] : ["count += 0"]) + ConditionalLines.joined(steps)
                + ["return count"]
        }
        if texts.count == 2, case .empty = texts[1].source.multiplicity, texts[1].presence == texts[0].isEmpty {
            return [texts[0].isMany ? Namer.own("return max(\(texts[0].count), 1)") : "return 1"]
        }
        if texts.count == 1 { return ["return \(bare(texts[0].count))"] }
        var fixed = 0
        var terms: [String] = []
        for text in texts {
            if text.count == "1" { fixed += 1 } else { terms.append(text.count) }
        }
        return ["return " + ((fixed > 0 || terms.isEmpty ? ["\(fixed)"] : []) + terms).joined(separator: " + ")]
    }

    /// The statements, ending in a `return` of the value or nil; `index` is a name or a member access.
    func lines(index: String) -> [String] {
        if sources.isEmpty { return ["return nil"] }
        let texts = sources.map { source in
            var text = RowSourceText(
                source, siblings: sources, receiver: receiver, isAlias: isAlias, index: self.index)
            text.sectionID = sectionID
            return text
        }
        guard texts.allSatisfy({ $0.source.conditions.isEmpty }) else { return walk(texts, index: index) }
        if texts.count == 1 { return single(texts[0], index: index) }
        if texts.count == 2, case .empty = texts[1].source.multiplicity, let isEmpty = texts[0].isEmpty,
            texts[1].presence == isEmpty
        {
            return ["if \(isEmpty) { return \(index) == 0 ? \(result(texts[1], "", "0")) : nil }"]
                + single(texts[0], index: index)
        }
        return walk(texts, index: index)
    }

    private func result(_ text: RowSourceText, _ value: String, _ index: String) -> String {
        wantsIdentity ? text.rowID(value, at: index) : text.row(value)
    }

    private func readsValue(_ text: RowSourceText) -> Bool {
        if case .none = text.source.element { return false }
        return !wantsIdentity || text.identityReadsValue
    }

    /// The statements that return what belongs to one of many.
    private func element(_ text: RowSourceText, at index: String) -> [String] {
        (wantsIdentity ? text.countedRowID(at: index) : nil)
            ?? ["return \(result(text, text.element(at: index), index))"]
    }

    private func single(_ text: RowSourceText, index: String) -> [String] {
        switch text.source.multiplicity {
        case .many(let isArray):
            let indices = isArray ? "\(text.property).indices" : "(0..<\(text.property).count)"
            let body = element(text, at: index)
            guard body.count == 1 else {
                return ["guard \(indices).contains(\(index)) else { return nil }"] + body
            }
            return ["return \(indices).contains(\(index)) ? \(body[0].dropFirst("return ".count)) : nil"]
        case .optional where readsValue(text):
            return ["return \(index) == 0 ? \(text.property).map { \(result(text, "$0", "0")) } : nil"]
        case .one:
            return ["return \(index) == 0 ? \(result(text, text.property, "0")) : nil"]
        case .optional, .flag, .empty:
            let presence = text.presence.map { "\(index) == 0 && \($0)" } ?? "\(index) == 0"
            return ["return \(presence) ? \(result(text, text.property, "0")) : nil"]
        }
    }

    /// Property after property, the index counted down.
    private func walk(_ texts: [RowSourceText], index: String) -> [String] {
        let isConditional = texts.contains { !$0.source.conditions.isEmpty }
        var items: [ConditionalLines] = []
        let ends = Self.constants(in: texts)
        if ends[0] == texts.count {
            return constants(texts[...], at: index, otherwise: "return nil")
        }
        var next = 0
        for (position, text) in texts.enumerated() where position >= next {
            if let end = ends[position] {
                next = end
                let lines = constants(
                    texts[position..<end], at: "index",
                    otherwise: end == texts.count ? "break" : "index -= \(end - position)")
                items.append(ConditionalLines(lines, if: []))
                continue
            }
            let isLast = position == texts.count - 1 && !isConditional
            var lines: [String]
            if text.isMany {
                lines = SwitchText.branch("index < \(text.count)", element(text, at: "index"))
                if !isLast { lines.append("index -= \(text.count)") }
            } else {
                let isBound = text.source.multiplicity == .optional && readsValue(text)
                let isMember = text.property.contains(".")
                let value = isBound && isMember ? "value" : text.property
                let test = "if index == 0 { return \(result(text, value, "0")) }"
                switch text.presence {
                case nil: lines = [test] + (isLast ? [] : ["index -= 1"])
                case .some(let presence):
                    let bound = isBound ? "let \(value)" + (isMember ? " = \(text.property)" : "") : presence
                    if isLast {
                        lines = ["if index == 0, \(bound) { return \(result(text, value, "0")) }"]
                    } else {
                        lines = ["if \(bound) {", "    \(test)", "    index -= 1", "}"]
                    }
                }
            }
            items.append(ConditionalLines(lines, if: text.source.conditions))
        }
        let isAlways = texts.contains(where: \.source.conditions.isEmpty)
        return ["guard \(index) >= 0 else { return nil }", "var index = \(index)"] + (isAlways ? [] : ["index -= 0"])
            + ConditionalLines.joined(items) + ["return nil"]
    }

    /// The ends of the runs of constant rows, by their starts.
    private static func constants(in texts: [RowSourceText]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var start = 0
        while start < texts.count {
            let end = texts[start...].firstIndex { !$0.isConstant } ?? texts.count
            // Two are no longer one by one.
            if end - start > 2 { ends[start] = end }
            start = max(end, start + 1)
        }
        return ends
    }

    /// A switch over the constant rows of a run.
    private func constants(_ texts: ArraySlice<RowSourceText>, at index: String, otherwise: String) -> [String] {
        let arms = texts.enumerated().map { "case \($0): return \(result($1, $1.property, "0"))" }
        return ["switch \(index) {"] + arms + ["default: \(otherwise)", "}"]
    }

    /// Without the parentheses that a sum needs.
    private static func bare(_ count: String) -> String {
        count.hasPrefix("(") && count.hasSuffix(" : 0)") ? String(count.dropFirst().dropLast()) : count
    }
}
