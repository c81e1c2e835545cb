import SourceText
import SwiftSurface

/// A computed identity that is another one each time it is read.
struct UnstableIdentityRule: ResolutionRule {
    let listScope: ListScope

    /// Warns of the member at the end of a path if it makes a new value, or a hash, each time.
    func check(_ path: String, in type: ResolvedType, site: RowSite) {
        guard let (member, holder) = table.members(onPath: path, in: type, from: site.file).last,
            member.property.isComputed, let file = table.files[member.file].file,
            let call = StraightCode.unstableValue(of: member.property, in: file)
        else { return }
        let diagnostic = DiagnosticEntry.unstableIdentity(
            member.property.name, of: holder.text, call: call, row: site.name, used: site.place)
        listScope.report(
            diagnostic, at: SourcePlace(path: member.path, range: member.property.nameRange),
            onceOf: holder.text + "." + member.property.name)
    }
}
