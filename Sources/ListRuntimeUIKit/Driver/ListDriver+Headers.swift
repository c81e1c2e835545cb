import ListRuntime

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

@_spi(Generated) extension ListDriver {
    /// What belongs to the header or footer of a section; nil if the section has no rows, which hides both. For generated
    /// code.
    public func unlessEmpty<Value>(_ section: Int, _ value: @autoclosure () -> Value?) -> Value? {
        applied.rowCount(inSection: section) == 0 ? nil : value()
    }

    /// Which header a section has now, noted as the one that is shown; for generated code.
    public func showHeader(inSection section: Int) -> HeaderKind? {
        let kind = headerKind(inSection: section)
        if let id = applied.section(at: section) { headers.showHeader(kind, of: id) }
        return kind
    }

    /// Which footer a section has now, noted as the one that is shown; for generated code.
    public func showFooter(inSection section: Int) -> HeaderKind? {
        let kind = footerKind(inSection: section)
        if let id = applied.section(at: section) { headers.showFooter(kind, of: id) }
        return kind
    }

    /// The view that a function makes for the header of a section, asked once a pass; for generated code.
    public func madeHeader(inSection section: Int, _ index: Int, _ make: @autoclosure () -> UIView?) -> UIView? {
        made(MadeEnd(isHeader: true, section: section, index: index), make)
    }

    /// The view that a function makes for the footer of a section, asked once a pass; for generated code.
    public func madeFooter(inSection section: Int, _ index: Int, _ make: @autoclosure () -> UIView?) -> UIView? {
        made(MadeEnd(isHeader: false, section: section, index: index), make)
    }

    private func made(_ end: MadeEnd, _ make: () -> UIView?) -> UIView? {
        if let known = headers.view(end) { return known }
        let view = make()
        headers.keep(view, end)
        return view
    }

    /// Whether a section shows another header or footer than it is to have.
    func hasChangedHeader(_ section: Int) -> Bool {
        guard let id = applied.section(at: section), let shown = headers.shown(of: id) else { return false }
        if let header = shown.header, header != headerKind(inSection: section) { return true }
        if let footer = shown.footer, footer != footerKind(inSection: section) { return true }
        return false
    }

    /// Takes those sections out that cannot be loaded now for another header, and says what they wait for.
    func deferLoading(of sections: inout IndexSet) -> Set<PassHold> {
        guard !mustWait else {
            sections = []
            return [.interaction]
        }
        var waiting: Set<PassHold> = []
        for path in respondingPaths where sections.remove(path.section) != nil { waiting.insert(.responder) }
        return waiting
    }

    /// Looks at headers again when what they wait for has ended.
    func checkHeaders(after waiting: Set<PassHold>) {
        guard !waiting.isEmpty else { return }
        states.pending.ask(.headers)
        wait(for: waiting)
    }

    /// Forgets which headers sections show that are loaded now. Those that wait are found again by it.
    func forgetShownHeaders(of sections: some Sequence<Int>) {
        for id in sections.compactMap(applied.section(at:)) { headers.forget(id) }
    }

    func forgetHeadersOfGoneSections() {
        headers.forgetAll(but: Set((0..<applied.sectionCount).compactMap(applied.section(at:))))
    }
}
