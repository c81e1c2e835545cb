#if !canImport(UIKit)
import Foundation

/// What views are made of, by identifier, and those that wait to be shown again.
@preconcurrency @MainActor
struct ReusePool<Key: Hashable, View: UIView> {
    /// What the views are to the user of the list, as messages say it.
    let noun: String
    private var sources: [Key: ReuseSource] = [:]
    private var waiting: [Key: [View]] = [:]

    init(noun: String) { self.noun = noun }

    mutating func register(_ source: ReuseSource?, for key: Key) {
        sources[key] = source
        waiting[key] = nil
    }
    func isRegistered(_ key: Key) -> Bool { sources[key] != nil }
    mutating func add(_ view: View, for key: Key) { waiting[key, default: []].append(view) }
    mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }

    /// A new view of the registered class; nil if no class is registered, which is not a fault, or if it cannot be made.
    func make(_ key: Key, identifier: String, by factory: (View.Type) -> View) -> View? {
        switch sources[key] {
        case .type(let type as View.Type):
            return factory(type)
        case .type(let type):
            UIKitRules.report("\(type) is registered for \(noun) identifier \(identifier) and is not a \(View.self)")
            return nil
        case .nib(let nib):
            return load(nib, identifier: identifier)
        case nil:
            return nil
        }
    }

    private func load(_ nib: UINib, identifier: String) -> View? {
        let objects = nib.instantiate(withOwner: nil)
        // That it is not there has been said.
        guard !objects.isEmpty else { return nil }
        guard objects.count == 1, let view = objects[0] as? View else {
            UIKitRules.report(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(View.self) instance")
            return nil
        }
        if let own = view.takeReuseIdentifier(identifier), own != identifier {
            UIKitRules.report(
                "\(noun) reuse indicator in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
        }
        return view
    }
}
#endif
