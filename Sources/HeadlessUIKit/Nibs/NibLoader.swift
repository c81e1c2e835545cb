#if !canImport(UIKit)
import Foundation

/// Makes the objects of a nib, places them in each other, connects them and wakes them.
@preconcurrency @MainActor
struct NibLoader {
    private let owner: AnyObject?
    private var objects: [String: AnyObject] = [:]
    /// The elements of the objects that were made, outer ones first.
    private var made: [(element: NibElement, object: AnyObject)] = []

    init(owner: AnyObject?) {
        self.owner = owner
    }

    mutating func load(_ document: NibElement) -> [Any] {
        var topLevel: [AnyObject] = []
        for element in document.child("objects")?.children ?? [] {
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner":
                if let owner, let id = element["id"] {
                    objects[id] = owner
                    made.append((element, owner))
                }
            case nil:
                if let object = make(element) { topLevel.append(object) }
            default:
                break
            }
        }
        for (element, _) in made { constrain(element) }
        for (element, object) in made { connect(element, object) }
        for (_, object) in made.reversed() where object !== owner { (object as? UIView)?.awakeFromNib() }
        return topLevel
    }

    // MARK: Objects

    private mutating func make(_ element: NibElement) -> AnyObject? {
        guard let view = NibClasses.view(of: element) else {
            let object = NibClasses.object(of: element)
            if let object, let id = element["id"] {
                objects[id] = object
                made.append((element, object))
            }
            return object
        }
        adopt(element, as: view)
        return view
    }

    /// Has a view be what an element says.
    private mutating func adopt(_ element: NibElement, as view: UIView) {
        if let id = element["id"] { objects[id] = view }
        made.append((element, view))
        NibAttributes.apply(element, to: view)
        if let content = element.value("contentView"), let own = NibClasses.contentView(of: view) {
            adopt(content, as: own)
        }
        for child in element.child("subviews")?.children ?? [] {
            guard let subview = make(child) as? UIView else { continue }
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
    }

    // MARK: Constraints

    private mutating func constrain(_ element: NibElement) {
        for constraint in element.child("constraints")?.children ?? [] {
            let holder = element["id"].flatMap { objects[$0] }
            guard let first = constraint["firstItem"].map({ item($0) }) ?? holder,
                let firstAttribute = Self.attribute(constraint["firstAttribute"])
            else { continue }
            let second = constraint["secondItem"].flatMap { item($0) }
            let made = NSLayoutConstraint(
                item: first, attribute: firstAttribute, relatedBy: Self.relation(constraint["relation"]),
                toItem: second, attribute: Self.attribute(constraint["secondAttribute"]) ?? .notAnAttribute,
                multiplier: Self.multiplier(constraint["multiplier"]), constant: constraint.number("constant") ?? 0)
            if let priority = constraint.number("priority") { made.priority = UILayoutPriority(Float(priority)) }
            made.identifier = constraint["identifier"]
            made.isActive = true
            if let id = constraint["id"] { objects[id] = made }
        }
        for guide in element.children where guide.name == "viewLayoutGuide" {
            guard let id = guide["id"], let view = element["id"].flatMap({ objects[$0] }) as? UIView else { continue }
            objects[id] = guide["key"] == "safeArea" ? view.safeAreaLayoutGuide : view.layoutMarginsGuide
        }
    }

    private func item(_ id: String) -> AnyObject? { objects[id] }

    private static func relation(_ name: String?) -> NSLayoutConstraint.Relation {
        switch name {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
    }

    /// A number, or two with a colon between.
    private static func multiplier(_ text: String?) -> CGFloat {
        let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
        guard let first = parts.first else { return 1 }
        return parts.count == 2 && parts[1] != 0 ? CGFloat(first / parts[1]) : CGFloat(first)
    }

    private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
        guard let name else { return nil }
        return [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "baseline": .lastBaseline, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
            "leadingMargin": .leading, "trailingMargin": .trailing, "topMargin": .top, "bottomMargin": .bottom,
        ][name]
    }

    // MARK: Connections

    private func connect(_ element: NibElement, _ object: AnyObject) {
        var collections: [(name: String, objects: [AnyObject])] = []
        for connection in element.child("connections")?.children ?? [] {
            guard let destination = connection["destination"] else { continue }
            switch connection.name {
            case "outlet":
                guard let property = connection["property"] else { continue }
                NibConnections.connect(property, of: object, to: objects[destination].map { [$0] } ?? [])
            case "outletCollection":
                guard let property = connection["property"], let member = objects[destination] else { continue }
                if let index = collections.firstIndex(where: { $0.name == property }) {
                    collections[index].objects.append(member)
                } else {
                    collections.append((property, [member]))
                }
            case "action":
                guard let selector = connection["selector"], let target = objects[destination] else { continue }
                NibConnections.send(selector, to: target, from: object, event: connection["eventType"])
            default:
                break
            }
        }
        for collection in collections where collection.name != "gestureRecognizers" {
            NibConnections.connect(collection.name, of: object, to: collection.objects)
        }
        for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
            guard let keyPath = attribute["keyPath"], let value = NibAttributes.value(of: attribute) else { continue }
            // Those of UIKit's own views are of no consequence without a screen.
            _ = (object as? UIResponder)?.setAttribute(keyPath, to: value)
        }
    }
}
#endif
