#if !canImport(UIKit)
import Foundation

extension HeadlessContent {
    /// What is seen in a view and below, from back to front; hidden views and empty texts are left out.
    @preconcurrency @MainActor
    static func of(_ view: UIView) -> [HeadlessContent] {
        views(below: view).compactMap(content)
    }

    @preconcurrency @MainActor
    static func views(below root: UIView) -> [UIView] {
        var found: [UIView] = []
        var left = [root]
        while let view = left.popLast() {
            guard !view.isHidden, view.alpha > 0 else { continue }
            found.append(view)
            // A control is read as a whole.
            if view is UIControl { continue }
            if let cell = view as? UITableViewCell, let accessory = cell.accessoryView { left.append(accessory) }
            left += view.subviews.reversed()
        }
        return found
    }

    @preconcurrency @MainActor
    private static func content(_ view: UIView) -> HeadlessContent? {
        switch view {
        case let label as UILabel: label.text.flatMap { $0.isEmpty ? nil : .text($0) }
        case let view as UITextView: .field(text: view.text ?? "", placeholder: "")
        case let field as UITextField: .field(text: field.text ?? "", placeholder: field.placeholder ?? "")
        case let toggle as UISwitch: .toggle(isOn: toggle.isOn)
        case let button as UIButton: .button(button.currentTitle ?? button.currentImage?.name ?? "")
        case let image as UIImageView: image.image.map { .image($0.name ?? "unnamed") }
        case let control as UISegmentedControl:
            .segments(
                (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" },
                selected: control.selectedSegmentIndex)
        case let slider as UISlider: .slider(slider.value)
        case let bar as UIProgressView: .progress(bar.progress)
        case let spinner as UIActivityIndicatorView: spinner.isAnimating ? .spinner : nil
        default: nil
        }
    }
}
#endif
