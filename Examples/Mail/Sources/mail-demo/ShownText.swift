import UIKit

/// What a person reads on a view.
@MainActor
enum ShownText {
    static func of(_ view: UIView) -> String {
        parts(of: view).joined(separator: " | ")
    }

    private static func parts(of view: UIView) -> [String] {
        if view.isHidden { return [] }
        if let label = view as? UILabel { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
        if let control = view as? UISwitch { return [control.isOn ? "(on)" : "(off)"] }
        return view.subviews.flatMap { parts(of: $0) }
    }
}
