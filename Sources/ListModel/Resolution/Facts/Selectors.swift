import SwiftSurface

/// What methods are called in Objective-C.
public enum Selectors {
    /// The selectors that a method may have: one, unless nobody can tell whether its first label is led by a preposition.
    public static func names(of function: Function) -> [String] {
        if let said = function.attributes.lazy.compactMap(ProgramFacts.objectiveCName).first { return [said] }
        guard let first = function.parameters.first else { return [function.name] }
        let rest = function.parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
        guard let label = first.label else { return [function.name + ":" + rest] }
        let capitalized = label.prefix(1).uppercased() + label.dropFirst()
        return ["With", ""].map { function.name + $0 + capitalized + ":" + rest }
    }

    /// Actions that views have by themselves.
    static let ofUIKit: Set<String> = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "setNeedsLayout", "setNeedsDisplay",
        "layoutIfNeeded", "removeFromSuperview", "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
        "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "updateConstraints", "prepareForReuse",
    ]
}
