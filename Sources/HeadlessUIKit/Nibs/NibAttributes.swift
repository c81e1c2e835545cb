#if !canImport(UIKit)
import Foundation

/// What a nib says of its views, as far as a list is concerned: texts, fonts, images, states, sizes.
@preconcurrency @MainActor
enum NibAttributes {
    static func apply(_ element: NibElement, to view: UIView) {
        if let rect = element.rect { view.frame = rect }
        view.isHidden = element.flag("hidden") ?? view.isHidden
        view.alpha = element.number("alpha") ?? view.alpha
        view.tag = element.integer("tag") ?? view.tag
        view.clipsToBounds = element.flag("clipsSubviews") ?? view.clipsToBounds
        view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? view.isUserInteractionEnabled
        view.translatesAutoresizingMaskIntoConstraints =
            element.flag("translatesAutoresizingMaskIntoConstraints") ?? view.translatesAutoresizingMaskIntoConstraints
        if let color = element.color("backgroundColor") { view.backgroundColor = color }
        if let color = element.color("tintColor") { view.tintColor = color }
        if let accessibility = element.value("accessibility", "accessibility") ?? element.child("accessibility") {
            view.accessibilityLabel = accessibility["label"] ?? view.accessibilityLabel
            view.accessibilityIdentifier = accessibility["identifier"] ?? view.accessibilityIdentifier
        }
        switch view {
        case let label as UILabel: apply(element, to: label)
        case let button as UIButton: apply(element, to: button)
        case let field as UITextField: apply(element, to: field)
        case let control as UIControl: apply(element, to: control)
        case let image as UIImageView: image.image = element["image"].flatMap { UIImage(named: $0) }
        case let stack as UIStackView: apply(element, to: stack)
        case let text as UITextView:
            text.text = element.string("text") ?? text.text
            text.font = element.font("fontDescription") ?? text.font
        case let cell as UITableViewCell: apply(element, to: cell)
        case let reusable as UICollectionReusableView:
            reusable.reuseIdentifier = element["reuseIdentifier"]
        default: break
        }
    }

    private static func apply(_ element: NibElement, to label: UILabel) {
        label.text = element.string("text")
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        if let font = element.font("fontDescription") { label.font = font }
        if let color = element.color("textColor") { label.textColor = color }
        label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
    }

    private static func apply(_ element: NibElement, to button: UIButton) {
        button.isEnabled = element.flag("enabled") ?? true
        button.isSelected = element.flag("selected") ?? false
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        ]
        for state in element.children where state.name == "state" {
            guard let known = state["key"].flatMap({ states[$0] }) else { continue }
            if let title = state.string("title") { button.setTitle(title, for: known) }
            if let image = state["image"] { button.setImage(UIImage(named: image), for: known) }
            if let color = state.color("titleColor") { button.setTitleColor(color, for: known) }
        }
        // A button of the newer kind has its title in a configuration.
        if let title = element.value("configuration")?.string("title") { button.setTitle(title, for: .normal) }
    }

    private static func apply(_ element: NibElement, to field: UITextField) {
        field.text = element.string("text") ?? field.text
        field.placeholder = element.string("placeholder")
        field.isEnabled = element.flag("enabled") ?? true
        if let font = element.font("fontDescription") { field.font = font }
    }

    private static func apply(_ element: NibElement, to control: UIControl) {
        control.isEnabled = element.flag("enabled") ?? true
        control.isSelected = element.flag("selected") ?? false
        switch control {
        case let control as UISwitch: control.isOn = element.flag("on") ?? false
        case let control as UISlider:
            control.minimumValue = element.number("minValue").map { Float($0) } ?? 0
            control.maximumValue = element.number("maxValue").map { Float($0) } ?? 1
            control.value = element.number("value").map { Float($0) } ?? 0
        case let control as UISegmentedControl:
            for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
                control.insertSegment(withTitle: segment["title"], at: index, animated: false)
            }
            control.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? 0
        default: break
        }
    }

    private static func apply(_ element: NibElement, to stack: UIStackView) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.spacing = element.number("spacing") ?? 0
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing, "bottom": .trailing,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
        ]
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
        stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
    }

    private static func apply(_ element: NibElement, to cell: UITableViewCell) {
        cell.reuseIdentifier = element["reuseIdentifier"]
        let styles: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        cell.style = element["style"].flatMap { styles[$0] } ?? .default
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
            "checkmark": .checkmark, "detailButton": .detailButton,
        ]
        cell.accessoryType = element["accessoryType"].flatMap { accessories[$0] } ?? .none
        cell.selectionStyle = element["selectionStyle"] == "none" ? .none : .default
    }

    /// The value of a user-defined attribute: a number, text, Bool, colour, point, size or rectangle.
    static func value(of attribute: NibElement) -> Any? {
        if let flag = attribute.flag("value") { if attribute["type"] == "boolean" { return flag } }
        if let text = attribute["value"] { return text }
        guard let value = attribute.value("value") else { return nil }
        switch value.name {
        case "integer", "real": return value["value"].flatMap(Double.init)
        case "string", "mutableString": return value["value"] ?? value.text
        case "color": return value.asColor
        case "point": return CGPoint(x: value.number("x") ?? 0, y: value.number("y") ?? 0)
        case "size": return CGSize(width: value.number("width") ?? 0, height: value.number("height") ?? 0)
        case "rect":
            return CGRect(
                x: value.number("x") ?? 0, y: value.number("y") ?? 0, width: value.number("width") ?? 0,
                height: value.number("height") ?? 0)
        default: return nil
        }
    }
}
#endif
