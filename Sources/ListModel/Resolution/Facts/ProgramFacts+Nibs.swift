import NibSurface
import SourceText
import SwiftSurface

/// What the nibs and storyboards of the program hold.
extension ProgramFacts {
    /// The nibs that have a view of a class at their top level, with all their variants for languages and devices, by name.
    func nibs(ofClass id: Int) -> [(name: String, variants: [ResolverInput.Nib])] {
        let all = input.nibs.files.filter { $0.file.kind == .nib }
        let own = all.filter { nib in nib.file.topLevel.contains { isClass(id, of: $0, in: nib) } }
        return Set(own.map(\.file.name)).sorted().map { ($0, nibs(named: $0)) }
    }

    /// The variants of a nib, sorted by path.
    func nibs(named name: String) -> [ResolverInput.Nib] {
        input.nibs.files.filter { $0.file.kind == .nib && $0.file.name == name }
            .sorted { $0.file.path < $1.file.path }
    }

    /// The nib that views of a class come from if no mark says otherwise: the only one of the class, whose one object is
    /// such a view.
    func soleNib(ofClass id: Int) -> String? {
        let nibs = nibs(ofClass: id)
        guard nibs.count == 1, nibs[0].variants.allSatisfy({ $0.file.topLevel.count == 1 }) else { return nil }
        return nibs[0].name
    }

    /// The cells and supplementary views that storyboards make by their reuse identifiers, sorted by path.
    var prototypes: [(nib: ResolverInput.Nib, object: NibObject)] {
        input.nibs.files.filter { $0.file.kind == .storyboard }.sorted { $0.file.path < $1.file.path }.flatMap { nib in
            nib.file.objects.filter { if case .prototype = $0.role { true } else { false } }.map { (nib, $0) }
        }
    }

    /// The reuse identifier that a nib gives its view; nil if it leaves that open.
    func reuseIdentifier(ofNib name: String) -> String? {
        nibs(named: name).lazy.compactMap { $0.file.topLevel.first?.reuseIdentifier }.first
    }

    /// Whether an object is of a class: by its name for Objective-C, and by the module where two classes have the name.
    func isClass(_ id: Int, of object: NibObject, in nib: ResolverInput.Nib) -> Bool {
        guard let name = object.className, name == objectiveCName(of: id) else { return false }
        let symbol = table.symbol(id)
        guard table.isAmbiguous(id) else { return true }
        return (object.isOfTarget ? nib.module : object.module ?? nib.module) == symbol.module
    }

    /// The class of the program that an object is of.
    func symbol(of object: NibObject, in nib: ResolverInput.Nib) -> Int? {
        guard let name = object.className else { return nil }
        let module = object.isOfTarget ? nib.module : object.module ?? nib.module
        return table.symbolID(named: name, module: module)
            ?? table.symbols.indices.first { table.symbol($0).kind == .class && objectiveCName(of: $0) == name }
    }

    /// What Interface Builder calls a class: `@objc(Name)`, or else its own name.
    func objectiveCName(of id: Int) -> String {
        let name = table.symbol(id).declaration.attributes.lazy.compactMap(Self.objectiveCName).first
        return name ?? table.symbol(id).name
    }

    /// The name in `@objc(Name)`.
    static func objectiveCName(_ attribute: String) -> String? {
        guard attribute.hasPrefix("@objc("), attribute.hasSuffix(")") else { return nil }
        return String(attribute.dropFirst("@objc(".count).dropLast()).filter { $0 != " " }
    }

    static func place(_ range: SourceRange, in nib: ResolverInput.Nib) -> SourcePlace {
        SourcePlace(path: nib.file.path, range: range)
    }
}
