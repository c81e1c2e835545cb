import SourceText
import SwiftSurface

/// An identity that is computed, and another one each time it is read.
struct UnstableIdentityRule: ResolutionRule {
    let listScope: ListScope

    /// Warns of the member at the end of a path if it makes a new value, or a hash, each time.
    func check(_ path: String, in type: ResolvedType, site: RowSite) {
        guard let (member, holder) = table.members(onPath: path, in: type, from: site.file).last else { return }
        // What a protocol asks for its extensions may give.
        let isOfProtocol = table.symbol(member.owner).kind == .protocol
        let given = table.symbol(member.owner).parts.flatMap { part in
            part.declaration.properties.filter { $0.name == member.property.name }.map { (part, $0) }
        }
        let found = isOfProtocol ? given.map { ($0.file, $0.path, $1) } : [(member.file, member.path, member.property)]
        for (file, path, property) in found where property.isComputed {
            guard let source = table.files[file].file,
                let call = StraightCode.unstableValue(in: property.range, of: source)
            else { continue }
            report(property.name, of: holder, call, at: SourcePlace(path: path, range: property.nameRange), site: site)
        }
    }

    /// The same of a method that the mark names.
    func check(_ function: Function, in part: Symbol.Part, of type: ResolvedType, site: RowSite) {
        guard let source = table.files[part.file].file,
            let call = StraightCode.unstableValue(in: function.range, of: source)
        else { return }
        report(function.name, of: type, call, at: SourcePlace(path: part.path, range: function.nameRange), site: site)
    }

    /// The same of what the mark itself says: `\.hashValue` or a closure.
    func check(_ value: MarkValue, of type: ResolvedType, site: RowSite) {
        let file = SourceFile(path: "", bytes: Array("{ \(value.text) }".utf8))
        guard let call = StraightCode.unstableValue(in: SourceRange(0, file.bytes.count), of: file) else { return }
        report(value.text, of: type, call, at: value.place, site: site)
    }

    private func report(_ member: String, of type: ResolvedType, _ call: String, at place: SourcePlace, site: RowSite) {
        let diagnostic = DiagnosticEntry.unstableIdentity(
            member, of: type.text, call: call, row: site.name, used: site.place)
        listScope.report(diagnostic, at: place, onceOf: type.text + "." + member)
    }
}
