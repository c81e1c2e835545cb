/// Which methods of the headers of a run are declared again by classes and protocols below.
struct OverriddenMethods: Sendable {
    private var classes: [String: [ObjCContainer]] = [:]
    private var protocols: [String: ObjCContainer] = [:]

    /// How far superclasses and protocols are followed.
    private static let deepest = 32

    init(_ headers: [ObjCHeader]) {
        for container in headers.lazy.flatMap(\.containers) {
            if container.kind == .protocol {
                protocols[container.name] = protocols[container.name] ?? container
            } else {
                classes[container.name, default: []].append(container)
            }
        }
    }

    /// The declaration that a method has its name from, and what holds it: that of a protocol or superclass, else its own.
    func first(_ method: ObjCMethod, in container: ObjCContainer) -> (ObjCMethod, ObjCContainer) {
        var found = (method, container)
        for _ in 0..<Self.deepest {
            guard let next = overridden(by: found.0, in: found.1) else { break }
            found = next
        }
        return found
    }

    private func overridden(by method: ObjCMethod, in container: ObjCContainer) -> (ObjCMethod, ObjCContainer)? {
        let own = container.kind == .protocol ? [container] : classes[container.name] ?? [container]
        if let found = requirement(method, of: own.flatMap(\.protocols), depth: 0) { return found }
        var current = own
        for _ in 0..<Self.deepest {
            guard let name = current.lazy.compactMap(Self.superclassName).first, let parents = classes[name] else {
                break
            }
            for parent in parents {
                if let found = Self.method(like: method, in: parent) { return (found, parent) }
            }
            if let found = requirement(method, of: parents.flatMap(\.protocols), depth: 0) { return found }
            current = parents
        }
        return nil
    }

    private func requirement(
        _ method: ObjCMethod, of names: [String], depth: Int
    ) -> (ObjCMethod, ObjCContainer)? {
        guard depth < Self.deepest else { return nil }
        for parent in names.compactMap({ protocols[$0] }) {
            if let found = Self.method(like: method, in: parent) { return (found, parent) }
            if let found = requirement(method, of: parent.protocols, depth: depth + 1) { return found }
        }
        return nil
    }

    private static func method(like method: ObjCMethod, in container: ObjCContainer) -> ObjCMethod? {
        container.methods.first {
            $0.selector == method.selector && $0.isClassMethod == method.isClassMethod && !$0.selector.hasPrefix("init")
        }
    }

    private static func superclassName(of container: ObjCContainer) -> String? {
        guard case .object(let name, _, _)? = container.superclass?.form else { return nil }
        return name
    }
}
