import SourceText

/// UIKit methods that a list passes through.
struct PassThroughRule: ResolutionRule {
    let listScope: ListScope

    /// The methods that the mark of `list` names. What the list implements itself is refused.
    func passThrough(
        _ events: [MarkEvent], of list: ListDefinition, _ id: Int, isClosure: Bool
    ) -> [PassThrough] {
        if list.isDelegateMine {
            for marked in events {
                guard let event = marked.event, event.needsDelegate else { continue }
                report(.eventWithoutDelegate(event, of: list.target), at: marked.place)
            }
        }
        var methods: [(method: DelegateMethod, place: SourcePlace)] = []
        var further: [(found: DelegateProtocolRule.Found, place: SourcePlace)] = []
        for event in events where event.event == nil {
            if let found = methodOfApp(event, of: list) {
                applied.apply(event.place)
                further.append((found, event.place))
            } else if let method = delegateMethod(event, of: list) {
                applied.apply(event.place)
                let better = method.argument.map { "; a mark with `\($0)` could say it by rows" } ?? ""
                decide(
                    list.typeName, .event, method.fullName, because: "the list mark passes it through" + better,
                    at: event.place)
                methods.append((method, event.place))
            }
        }
        for owner in ListProtocol.onRequest {
            guard let first = methods.first(where: { $0.method.owner == owner }) else { continue }
            for required in DelegateMethods.all(of: list.target) where required.owner == owner && required.isRequired {
                if methods.contains(where: { $0.method.fullName == required.fullName }) { continue }
                if list.implementing(required) != nil { continue }
                report(
                    .missingRequiredMethod(
                        first.method.fullName, required: required.fullName, of: owner.name(for: list.target)),
                    at: first.place)
            }
        }
        let rule = DelegateProtocolRule(self)
        let names = methods.map(\.method.fullName) + further.map(\.found.function.fullName)
        var checked: Set<Int> = []
        let ofApp = further.compactMap { found, place in
            let passed = rule.passThrough(
                found, of: id, listType: "\(list.typeName).\(list.className)", isClosure: isClosure, at: place)
            if passed != nil, checked.insert(found.owner).inserted {
                rule.checkRequired(beside: found, among: names, of: list, at: place)
            }
            return passed
        }
        return ofUIKit(methods) + ofApp
    }

    private func ofUIKit(_ methods: [(method: DelegateMethod, place: SourcePlace)]) -> [PassThrough] {
        methods.map { method, place in
            PassThrough(
                signature: method.signature, call: method.call, defaultValue: method.defaultValue,
                answersOptional: method.answersOptional,
                namesDeprecatedType: DelegateMethods.deprecatedTypes.contains { method.signature.contains($0) },
                owner: method.owner, place: place)
        }
    }

    /// The method of a protocol of the app that refines the delegate; nil for any other name.
    private func methodOfApp(_ event: MarkEvent, of list: ListDefinition) -> DelegateProtocolRule.Found? {
        let known = DelegateMethods.answered(by: list.target) + DelegateMethods.all(of: list.target)
        guard !list.isDelegateMine,
            !known.contains(where: { [$0.fullName, $0.name, $0.shortName].contains(event.name) })
        else { return nil }
        let found = DelegateProtocolRule(self).methods(named: event.name)
        return found.count == 1 ? found[0] : nil
    }

    private func delegateMethod(_ event: MarkEvent, of list: ListDefinition) -> DelegateMethod? {
        if let own = DelegateMethods.answered(by: list.target).first(where: {
            [$0.fullName, $0.shortName].contains(event.name)
        }) {
            report(.emittedDelegateMethod(own.fullName, argument: nil), at: event.place)
            return nil
        }
        let named = DelegateMethods.all(of: list.target).filter { $0.fullName == event.name || $0.name == event.name }
        guard let method = named.first else {
            let rule = DelegateProtocolRule(self)
            let ofApp = rule.methods(named: event.name)
            if ofApp.isEmpty {
                let near =
                    DelegateMethods.nearest(to: event.name, for: list.target) ?? rule.nearest(to: event.name)
                report(.unknownDelegateMethod(event.name, near: near), at: event.place)
            } else {
                report(
                    list.isDelegateMine
                        ? .eventWithoutDelegate("`\(event.name)`")
                        : .ambiguousDelegateMethod(event.name, example: ofApp[0].function.fullName), at: event.place)
            }
            return nil
        }
        guard named.count == 1 else {
            let example =
                list.target == .table
                ? "tableView(_:willBeginEditingRowAt:)" : "collectionView(_:shouldHighlightItemAt:)"
            report(.ambiguousDelegateMethod(event.name, example: example), at: event.place)
            return nil
        }
        if list.isDelegateMine, method.owner.property == ListProtocol.delegate.property {
            report(.eventWithoutDelegate("`\(method.fullName)`"), at: event.place)
            return nil
        }
        if method.owner == .flowLayout, let layout = list.alternatives.lazy.compactMap(\.layout).first {
            report(.flowMethodBesideLayout(method.fullName, layout: layout.argument.place), at: event.place)
            return nil
        }
        if let argument = list.needingSpace(method) {
            report(.spaceOfColumns(method.fullName, argument: argument), at: event.place)
            return nil
        }
        if let argument = list.implementing(method) {
            report(.emittedDelegateMethod(method.fullName, argument: argument), at: event.place)
            return nil
        }
        return method
    }
}
