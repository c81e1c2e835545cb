#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The headers and footers of a list: which sections show which, where the state decides it, and which views functions
/// have made for them since the last pass began.
@MainActor
struct SectionHeaders<ID: Hashable> {
    private var shown: [ID: ShownHeaders] = [:]
    private var views: [MadeEnd: UIView?] = [:]

    /// Of how many sections it is known what they show. Some may be gone.
    var count: Int { shown.count }

    /// What a section shows; nil if that is not known.
    func shown(of id: ID) -> ShownHeaders? { shown[id] }

    mutating func showHeader(_ kind: HeaderKind?, of id: ID) { shown[id, default: ShownHeaders()].header = .some(kind) }

    mutating func showFooter(_ kind: HeaderKind?, of id: ID) { shown[id, default: ShownHeaders()].footer = .some(kind) }

    mutating func forget(_ id: ID) { shown[id] = nil }

    mutating func forgetAll(but ids: Set<ID>) { shown = shown.filter { ids.contains($0.key) } }

    /// What a function has made in this pass, which may be no view; nil if it was not asked.
    func view(_ end: MadeEnd) -> UIView?? { views[end] }

    mutating func keep(_ view: UIView?, _ end: MadeEnd) { views[end] = .some(view) }

    mutating func forgetViews() { views = [:] }
}
