import ListModel

/// How generated code changes a row of an outline: where the list holds it, and where it is shown.
struct OutlineText {
    private let outline: PropertyDeclaration.Outline
    /// The rows that are shown, and the values of the list.
    private let (shown, held): (String, String)
    /// What holds the values of the list.
    private let owner: String
    private let index: String
    /// The statement that finds the section, if there are several.
    private let sectionLead: [String]
    /// The same, and the one that finds the row.
    private let lead: [String]
    private let isObject: Bool
    /// Whether what holds the values of the list may be missing.
    private let isOptional: Bool

    /// Nil for rows that are not in one.
    init?(_ source: RowSource, in holder: UpdateFunctions.Holder) {
        guard let outline = source.declaration?.outline else { return nil }
        self.outline = outline
        isObject = if case .model(let payload) = source.element { payload.isReference } else { false }
        isOptional = holder.isOptional
        let property = "." + Namer.member(source.property)
        var (read, write) = (holder.read, holder.write)
        if let section = holder.section, section != "path.section" {
            sectionLead = ["let section = \(section)"]
            (read, write) = (
                read.replacing("[\(section)]", with: "[section]"), write.replacing("[\(section)]", with: "[section]")
            )
        } else {
            sectionLead = []
        }
        let index = RowStart(sources: holder.sources).offset("path.row", of: source, receiver: read + ".")
        lead = sectionLead + (index == "path.row" ? [] : ["let index = \(index)"])
        self.index = index == "path.row" ? index : "index"
        (owner, shown, held) = (write, read + property, write + property)
    }

    /// The statements that answer the row at `path` of `state`.
    var read: [String] { lead + ["return \(shown)[\(index)]"] }

    /// The statements that change it by an expression over `$0`.
    func change(_ change: String) -> [String] {
        let head = isOptional ? ["guard var values = \(held) else { return }"] : []
        let values = isOptional ? "values" : held
        return lead + head
            + ["\(shown).change(\(index), in: &\(values), children: \\.\(outline.children)) { \(change) }"]
            + (isOptional ? ["\(held) = values"] : [])
    }

    /// The statements that show or hide what is below it, where its identity is `id`; nil if all is shown.
    var toggle: [String]? {
        switch outline.expansion {
        case .always: nil
        case .identities(let set):
            sectionLead + ["\(owner).\(Namer.member(set)).formSymmetricDifference([id])"]
        case .member(let member):
            isObject ? lead + ["\(shown)[\(index)].\(member).toggle()"] : change("$0.\(member).toggle()")
        }
    }
}
