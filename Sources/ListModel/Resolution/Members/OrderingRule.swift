/// Which rows can be put into another order: those of an array in the state that generated code can change.
struct OrderingRule: ResolutionRule {
    let listScope: ListScope

    /// Why a row cannot be moved, as it reads after "it"; nil if it can.
    func fault(of site: RowSite, in around: Surroundings) -> String? {
        let marks = site.rowMarks + (site.rows == nil ? site.modelMarks + site.outer : [])
        switch marks.lazy.compactMap({ $0.written(.id) }).first?.member {
        case "position"?: return "is told apart by its position"
        case "occurrence"?: return "may have equals, which their order tells apart"
        default: break
        }
        if site.isCase || site.isRepeatable { return around.moveFault }
        if site.declaration?.made != nil { return WritingRule.made }
        if site.declaration?.outline != nil { return "is in an outline" }
        if site.declaration?.isOptional == true { return "is in an array that may be missing" }
        if site.declaration?.isComputed == true { return "is computed" }
        switch site.multiplicity {
        case .many(isArray: true): break
        case .many(isArray: false): return "is in a collection that is not an array"
        default: return "is not one of many of a property"
        }
        if !site.isSettable, !site.isOfEachSection {
            return WritingRule(self).unsettable(site)
        }
        return around.writeFault ?? around.moveFault
    }

    /// The same of the rows of a section with such marks, which is there for each element of a property.
    func fault(ofEachSection marks: [Mark]) -> String? {
        let identity = marks.lazy.compactMap { $0.written(.id) }.first
        let isValue = identity?.member == "value" || identity?.keyPath?.members.isEmpty == true
        return isValue ? "is in a section that its rows tell apart" : nil
    }
}
