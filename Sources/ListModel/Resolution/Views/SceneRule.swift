import NibSurface
import SourceText
import SwiftSurface

/// What the scene of a storyboard in which a list is shown gives to it: prototypes, or rows of its own.
///
/// The scene is known if a class that shows the list is in one that has a list view of its kind.
struct SceneRule: ResolutionRule {
    let listScope: ListScope

    /// A list view in the scene of a class.
    private struct View {
        var nib: ResolverInput.Nib
        var object: NibObject
    }

    /// Reports prototypes of other scenes, and warns of tables whose rows are in the storyboard.
    func check(_ uses: [CellUse], of list: ListDefinition, _ id: Int) {
        guard facts.input.nibs.kinds.contains(.storyboard) else { return }
        let all = ListOwnerRule(self).owners(of: list, id)
        let keepers = all.filter(\.keeps)
        for owner in keepers.isEmpty ? all : keepers {
            let views = views(around: owner.id, of: list.target)
            guard let first = views.first else { continue }
            if views.allSatisfy(\.object.isStatic) {
                let diagnostic = DiagnosticEntry.staticTable(
                    owner: table.text(of: owner.id), table: "\(list.typeName).\(list.className)", at: owner.place)
                listScope.report(
                    diagnostic, at: ProgramFacts.place(first.object.range, in: first.nib),
                    onceOf: table.text(of: owner.id))
                continue
            }
            for use in uses where use.origin == .prototype { check(use, views, owner.id) }
        }
    }

    private func check(_ use: CellUse, _ views: [View], _ owner: Int) {
        let id = table.symbolID(of: TypeSyntax(parsing: use.viewClass), from: listScope.outputFile)
        let own = facts.prototypes.filter { prototype in
            prototype.object.reuseIdentifier == use.reuse && use.role.fits(prototype.object, in: target)
                && id.map { facts.isClass($0, of: prototype.object, in: prototype.nib) } ?? true
        }
        let isInScene = own.contains { prototype in
            views.contains { $0.nib.file.path == prototype.nib.file.path && $0.object.scene == prototype.object.scene }
        }
        guard let first = own.first, !isInScene else { return }
        let diagnostic = DiagnosticEntry.prototypeOfOtherScene(
            use.reuse, owner: table.text(of: owner), shown: ProgramFacts.place(views[0].object.range, in: views[0].nib),
            at: ProgramFacts.place(first.object.range, in: first.nib))
        listScope.report(diagnostic, at: use.place, onceOf: use.reuse + " " + table.text(of: owner))
    }

    /// The list views in the scenes of a class, or of a class that inherits from it, by path and place.
    private func views(around owner: Int, of target: ListTarget) -> [View] {
        let storyboards = facts.input.nibs.files.filter { $0.file.kind == .storyboard }
        return storyboards.sorted { $0.file.path < $1.file.path }.flatMap { nib in
            let scenes = Set(
                nib.file.objects.filter { object in
                    object.scene != nil && facts.symbol(of: object, in: nib).map(table.lineage)?.contains(owner) == true
                }.compactMap(\.scene))
            return nib.file.objects.filter { object in
                object.tag == target.viewName && object.scene.map(scenes.contains) == true
            }.map { View(nib: nib, object: $0) }
        }
    }
}
