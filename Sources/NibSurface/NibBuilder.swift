import SourceText

/// Collects the objects of a document from its tags.
final class NibBuilder {
    private(set) var objects: [NibObject] = []
    /// The root element, what it says of its type, and where it is; nil before the first tag.
    private(set) var root: (name: String, type: String?, range: SourceRange)?
    /// The elements that are open.
    private var open: [Element] = []

    private struct Element {
        var name: String
        var range: SourceRange
        /// The object that it is, or else that it is part of.
        var object: Int?
        /// The id of the scene that it is in.
        var scene: String?
    }

    /// The innermost element that is open.
    var unclosed: (name: String, range: SourceRange)? { open.last.map { ($0.name, $0.range) } }

    /// Whether the document is one of Interface Builder for Cocoa Touch.
    var isOfCocoaTouch: Bool {
        guard let root, root.name == "document", let type = root.type else { return false }
        return NibFile.isOfCocoaTouch(documentType: type)
    }

    func openTag(_ name: String, _ attributes: [String: String], at range: SourceRange) {
        let parent = open.last
        if root == nil { root = (name, attributes["type"], range) }
        var object = parent?.object
        switch name {
        case "outlet", "outletCollection":
            add(outlet: attributes, isCollection: name == "outletCollection", at: range)
        case "action":
            add(action: attributes, at: range)
        case "userDefinedRuntimeAttribute":
            if let object, let keyPath = attributes["keyPath"] {
                objects[object].attributes.append(NibObject.Attribute(keyPath: keyPath, range: range))
            }
        default:
            // Connections and scenes have ids, too, under other names or inside `connections`.
            if let id = attributes["id"], parent?.name != "connections" {
                object = objects.count
                objects.append(self.object(name, id, attributes, at: range))
            }
        }
        let scene = name == "scene" ? attributes["sceneID"] ?? attributes["id"] : parent?.scene
        open.append(Element(name: name, range: range, object: object, scene: scene))
    }

    func closeTag() { _ = open.popLast() }

    private func object(
        _ name: String, _ id: String, _ attributes: [String: String], at range: SourceRange
    ) -> NibObject {
        NibObject(
            id: id, tag: name, role: role(attributes), className: attributes["customClass"],
            module: attributes["customModule"], isOfTarget: attributes["customModuleProvider"] == "target",
            reuseIdentifier: attributes["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 },
            key: attributes["key"], scene: open.last?.scene, parent: open.last?.object.map { objects[$0].id },
            isStatic: attributes["dataMode"] == "static", range: range)
    }

    private func role(_ attributes: [String: String]) -> NibObject.Role {
        guard let parent = open.last else { return .inner }
        if parent.name == "objects" {
            if let placeholder = attributes["placeholderIdentifier"] { return .placeholder(placeholder) }
            return .topLevel
        }
        // The cells of a static table are in `cells`, too, but of a section.
        let list = parent.object.map { objects[$0] }
        guard let list, attributes["reuseIdentifier"] != nil || parent.name == "prototypes" else { return .inner }
        switch (list.tag, parent.name) {
        case ("tableView", "prototypes"), ("collectionView", "cells"), ("collectionView", "collectionView"):
            return .prototype(of: list.id)
        default:
            return .inner
        }
    }

    private func add(outlet attributes: [String: String], isCollection: Bool, at range: SourceRange) {
        guard let object = open.last?.object, let property = attributes["property"],
            let destination = attributes["destination"]
        else { return }
        objects[object].outlets.append(
            NibObject.Outlet(
                property: property, destination: destination, isCollection: isCollection, range: range))
    }

    private func add(action attributes: [String: String], at range: SourceRange) {
        guard let object = open.last?.object, let selector = attributes["selector"],
            let destination = attributes["destination"]
        else { return }
        objects[object].actions.append(
            NibObject.Action(
                selector: selector, destination: destination, event: attributes["eventType"], range: range))
    }
}
