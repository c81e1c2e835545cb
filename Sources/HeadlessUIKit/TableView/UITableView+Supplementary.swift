#if !canImport(UIKit)
import Foundation

extension UITableView {
    func supplementaryEstimate(_ kind: SupplementaryKind, _ section: Int) -> RowLayout {
        let started = generation
        let height = askHeight(kind, section)
        if height >= 0 || started != generation { return RowLayout(height: max(0, height), isMeasured: true) }
        let delegate = tableDelegate
        let asked = OptionalMethod.ask(delegate) {
            switch kind {
            case .header: delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? 0
            case .footer: delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? 0
            }
        }
        let estimate = asked ?? (kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight)
        return RowLayout(height: max(0, checked(estimate, kind, section)), isMeasured: false)
    }

    /// What the delegate or the table's property says; negative for automatic. In the grouped styles a delegate that says
    /// 0 means the standard height: the least positive number is what leaves no room.
    private func askHeight(_ kind: SupplementaryKind, _ section: Int) -> CGFloat {
        let delegate = tableDelegate
        let asked = OptionalMethod.ask(delegate) {
            switch kind {
            case .header: delegate?.tableView(self, heightForHeaderInSection: section) ?? 0
            case .footer: delegate?.tableView(self, heightForFooterInSection: section) ?? 0
            }
        }
        if style != .plain, asked == 0 { return UITableView.automaticDimension }
        return checked(asked ?? (kind == .header ? sectionHeaderHeight : sectionFooterHeight), kind, section)
    }

    private func checked(_ height: CGFloat, _ kind: SupplementaryKind, _ section: Int) -> CGFloat {
        UIKitRules.checked(height, of: "section \(kind)", at: "section \(section)") ?? 0
    }

    /// The view of a section's end: the delegate's, else one with the title, else none.
    func makeView(_ kind: SupplementaryKind, _ section: Int) -> UIView? {
        let delegate = tableDelegate
        let asked = OptionalMethod.ask(delegate) {
            switch kind {
            case .header: delegate?.tableView(self, viewForHeaderInSection: section)
            case .footer: delegate?.tableView(self, viewForFooterInSection: section)
            }
        }
        if let view = asked ?? nil { return view }
        let source = dataSource
        let title = OptionalMethod.ask(source) {
            switch kind {
            case .header: source?.tableView(self, titleForHeaderInSection: section)
            case .footer: source?.tableView(self, titleForFooterInSection: section)
            }
        }
        guard let title = title ?? nil else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        view.textLabel?.numberOfLines = 0
        // VoiceOver reads it as a heading, and a footer as text.
        if kind == .header { view.textLabel?.accessibilityTraits = .header }
        return view
    }

    func measure(_ kind: SupplementaryKind, _ section: Int, view: UIView?) {
        let known = kind == .header ? layout?.sections[section].header : layout?.sections[section].footer
        guard known?.isMeasured == false else { return }
        let started = generation
        var height = askHeight(kind, section)
        if height < 0 {
            let fitted = view?.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            height = fitted.map { max(0, checked($0, kind, section)) } ?? spacingWithoutView
        }
        guard started == generation else { return }
        switch kind {
        case .header: layout?.setHeaderHeight(height, section: section)
        case .footer: layout?.setFooterHeight(height, section: section)
        }
    }

    private var spacingWithoutView: CGFloat { style == .plain ? 0 : 18 }

    func frame(_ kind: SupplementaryKind, _ section: Int) -> CGRect {
        guard let layout else { return .zero }
        guard kind == .header else { return layout.footerFrame(section, width: bounds.width) }
        var frame = layout.headerFrame(section, width: bounds.width)
        if style == .plain {
            // The header of a plain section stays at the top of the screen while its rows pass under it.
            let top = bounds.minY + adjustedContentInset.top
            let last = layout.sections[section].bottom - frame.height
            frame.origin.y = max(frame.minY, min(top, last))
        }
        return frame
    }
}
#endif
