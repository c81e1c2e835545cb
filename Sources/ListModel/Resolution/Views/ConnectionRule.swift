import NibSurface
import SourceText
import SwiftSurface

/// Whether what a nib connects is declared, and what is declared to be connected is: outlets, actions, user-defined
/// attributes.
struct ConnectionRule: ResolutionRule {
    typealias Place = (nib: ResolverInput.Nib, object: NibObject)

    let listScope: ListScope

    /// Checks the views of a class in all variants of its nib, or its prototypes.
    func check(_ id: Int, in places: [Place]) {
        for place in places {
            var objects: [String: NibObject] = [:]
            for object in place.nib.file.objects { objects[object.id] = object }
            checkOutlets(of: place.object, id, in: place.nib, objects)
            for inner in place.nib.file.objects {
                for action in inner.actions where action.destination == place.object.id {
                    check(action, of: id, in: place.nib)
                }
                guard inner.id != place.object.id, inner.className != nil, place.nib.file.kind == .nib,
                    let view = facts.symbol(of: inner, in: place.nib)
                else { continue }
                checkOutlets(of: inner, view, in: place.nib, objects)
            }
            for attribute in place.object.attributes { check(attribute, of: id, in: place.nib) }
        }
        checkConnected(id, in: places)
    }

    // MARK: Outlets

    private func checkOutlets(
        of object: NibObject, _ id: Int, in nib: ResolverInput.Nib, _ objects: [String: NibObject]
    ) {
        let members = table.members(of: id)
        for outlet in object.outlets {
            let place = ProgramFacts.place(outlet.range, in: nib)
            if let member = members.first(where: { $0.property.name == outlet.property }) {
                if isSetByName(member.attributes, of: member.owner) {
                    checkType(outlet, member, objects, in: nib)
                } else {
                    report(
                        .propertyWithoutOutlet(outlet.property, of: table.text(of: id), at: place),
                        at: SourcePlace(path: member.path, range: member.property.nameRange))
                }
            } else if isWholeKnown(id), let system = facts.systemClass(of: id),
                !InterfaceBuilderClasses.has(outlet.property, system)
            {
                report(
                    .undeclaredOutlet(
                        outlet.property, of: table.text(of: id), near: nearOutlet(outlet.property, among: members),
                        at: place), at: table.symbol(id).place)
            }
        }
    }

    /// The outlet that was probably meant by a name that none has.
    private func nearOutlet(_ name: String, among members: [SymbolTable.Member]) -> String? {
        let names = members.filter { Self.isOutlet($0.property.attributes) }.map(\.property.name)
        return names.contains(name) ? nil : Spelling.nearest(to: name, among: names)
    }

    /// Whether a view without an outlet ends the app where the outlet is used.
    static func hasToBeConnected(_ property: Property) -> Bool {
        isOutlet(property.attributes) && property.type?.hasSuffix("!") ?? false && property.initialValue == nil
            && !property.isComputed
    }

    /// Outlets that have to be there and that nothing connects. A class may have some for one of its nibs or prototypes
    /// alone, so a connection of another counts; the variants of a file stand for each other and do not.
    private func checkConnected(_ id: Int, in places: [Place]) {
        let others =
            facts.nibs(ofClass: id).flatMap(\.variants).flatMap { nib in
                nib.file.objects.filter { facts.isClass(id, of: $0, in: nib) }.map { (nib: nib, object: $0) }
            } + facts.prototypes.filter { facts.isClass(id, of: $0.object, in: $0.nib) }
        let members = table.members(of: id)
        var used: [Int: Set<String>] = [:]
        for member in members
        where Self.hasToBeConnected(member.property) && member.property.conditions.isEmpty {
            let name = member.property.name
            let open = places.filter { place in
                !connects(place.object, name, members)
                    && !others.contains {
                        !isVariant($0.nib.file, of: place.nib.file) && connects($0.object, name, members)
                    }
            }
            guard !open.isEmpty else { continue }
            if member.owner == id, used[member.file] == nil {
                used[member.file] = table.files[member.file].file.map(StraightCode.names)
            }
            let isUsed = member.owner == id && used[member.file]?.contains(name) ?? true
            let text = table.text(of: id)
            let views = open.map { ProgramFacts.place($0.object.range, in: $0.nib) }
            let diagnostic: DiagnosticEntry =
                isUsed ? .unconnectedOutlet(name, of: text, at: views) : .openOutlet(name, of: text, at: views)
            listScope.report(
                diagnostic, at: SourcePlace(path: member.path, range: member.property.nameRange),
                onceOf: text + "." + name)
        }
    }

    /// Whether an object connects an outlet. One that it connects under a name spelled almost like it is told of already.
    private func connects(_ object: NibObject, _ name: String, _ members: [SymbolTable.Member]) -> Bool {
        object.outlets.contains { [$0.property, nearOutlet($0.property, among: members)].contains(name) }
    }

    /// Whether a file is another one for another language or device.
    private func isVariant(_ file: NibFile, of other: NibFile) -> Bool {
        file.path != other.path && file.kind == other.kind && file.name == other.name
    }

    private static func isOutlet(_ attributes: [String]) -> Bool { attributes.contains("@IBOutlet") }

    /// Whether what a nib sets by name reaches a member.
    private func isSetByName(_ attributes: [String], of owner: Int) -> Bool {
        let symbol = table.symbol(owner)
        if symbol.declaration.language == .objectiveC || symbol.declaration.attributes.contains("@objcMembers") {
            return true
        }
        return attributes.contains { $0.hasPrefix("@IB") || $0.hasPrefix("@objc") || $0 == "@NSManaged" }
    }

    /// Whether all that a class inherits is declared among the inputs or is UIKit's. The implementation of a class of
    /// Objective-C may have outlets that its header does not tell of.
    private func isWholeKnown(_ id: Int) -> Bool {
        let lineage = table.lineage(of: id)
        guard lineage.allSatisfy({ table.symbol($0).declaration.language == .swift }) else { return false }
        return facts.systemClass(of: id) != nil
    }

    private func checkType(
        _ outlet: NibObject.Outlet, _ member: SymbolTable.Member, _ objects: [String: NibObject],
        in nib: ResolverInput.Nib
    ) {
        guard let destination = objects[outlet.destination], let type = member.type,
            Self.isOutlet(member.property.attributes)
        else { return }
        var syntax = TypeMatch.plain(type.syntax)
        if case .optional(let wrapped) = syntax { syntax = wrapped }
        if case .array(let element) = syntax {
            guard outlet.isCollection else {
                reportType(outlet, member, "a single object", in: nib)
                return
            }
            syntax = element
        } else if outlet.isCollection {
            reportType(outlet, member, "a collection", in: nib)
            return
        }
        let own = destination.className ?? InterfaceBuilderClasses.name(ofTag: destination.tag)
        if fits(destination, ResolvedType(syntax: syntax), in: nib, from: member.file) == false {
            reportType(outlet, member, "a `\(own ?? destination.tag)`", in: nib)
        }
    }

    /// Whether an object is of a type; nil if nobody can tell.
    private func fits(
        _ object: NibObject, _ type: ResolvedType, in nib: ResolverInput.Nib, from file: Int
    ) -> Bool? {
        if let wanted = table.symbolID(of: type.syntax, from: file) {
            guard table.symbol(wanted).kind == .class else { return nil }
            guard object.className != nil else {
                return InterfaceBuilderClasses.name(ofTag: object.tag) == nil ? nil : false
            }
            return facts.symbol(of: object, in: nib).map { table.lineage(of: $0).contains(wanted) }
        }
        if let id = facts.symbol(of: object, in: nib) {
            return facts.systemClass(of: id).flatMap { InterfaceBuilderClasses.isKind($0, of: type.text) }
        }
        let name = object.className ?? InterfaceBuilderClasses.name(ofTag: object.tag)
        return name.flatMap { InterfaceBuilderClasses.isKind($0, of: type.text) }
    }

    private func reportType(
        _ outlet: NibObject.Outlet, _ member: SymbolTable.Member, _ connected: String, in nib: ResolverInput.Nib
    ) {
        report(
            .otherOutletType(
                outlet.property, of: table.text(of: member.owner), type: member.property.type ?? "",
                connected: connected, at: ProgramFacts.place(outlet.range, in: nib)),
            at: SourcePlace(path: member.path, range: member.property.nameRange))
    }

    // MARK: Actions and attributes

    private func check(_ action: NibObject.Action, of id: Int, in nib: ResolverInput.Nib) {
        let place = ProgramFacts.place(action.range, in: nib)
        let parts = table.lineage(of: id).flatMap { table.symbol($0).parts }
        var names: [String] = []
        for part in parts {
            for function in part.declaration.functions where function.kind == .function && !function.isStatic {
                let selectors = Selectors.names(of: function)
                if selectors.contains(action.selector) {
                    guard !isSent(function, part) else { return }
                    report(
                        .methodWithoutAction(function.fullName, of: table.text(of: id), at: place),
                        at: SourcePlace(path: part.path, range: function.nameRange))
                    return
                }
                if function.attributes.contains("@IBAction") { names += selectors.prefix(1) }
            }
        }
        guard isWholeKnown(id), !Selectors.ofUIKit.contains(action.selector) else { return }
        report(
            .undeclaredAction(
                action.selector, of: table.text(of: id), near: Spelling.nearest(to: action.selector, among: names),
                at: place), at: table.symbol(id).place)
    }

    /// Whether Objective-C can call a method.
    private func isSent(_ function: Function, _ part: Symbol.Part) -> Bool {
        if part.declaration.language == .objectiveC || function.modifiers.contains("override") { return true }
        let around = part.declaration.attributes + part.extensionAttributes
        return around.contains { $0 == "@objcMembers" || $0 == "@objc" }
            || function.attributes.contains { $0.hasPrefix("@IB") || $0.hasPrefix("@objc") }
    }

    /// A value that loading sets by its name must reach a property of Objective-C. What no input declares may be UIKit's,
    /// or in an extension of one of its classes.
    private func check(_ attribute: NibObject.Attribute, of id: Int, in nib: ResolverInput.Nib) {
        guard let name = attribute.keyPath.nameComponents.first.map(String.init),
            let member = table.members(of: id).first(where: { $0.property.name == name }),
            !isSetByName(member.attributes, of: member.owner)
        else { return }
        report(
            .attributeOutOfReach(name, of: table.text(of: id), at: ProgramFacts.place(attribute.range, in: nib)),
            at: SourcePlace(path: member.path, range: member.property.nameRange))
    }
}
