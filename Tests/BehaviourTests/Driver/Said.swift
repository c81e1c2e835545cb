import UIKit

/// What a function was given, as one text: a cell shows it, and the program that knows the right values says it, too.
func said(_ values: Any?...) -> String {
    values.map(spoken).joined(separator: "|")
}

private func spoken(_ value: Any?) -> String {
    guard let value else { return "nil" }
    // A value in several optionals is that value.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return spoken(mirror.children.first?.value) }
    if mirror.displayStyle == .class, !(value is any CustomStringConvertible) || value is UIResponder {
        return "\(type(of: value))"
    }
    return String(describing: value)
}

/// A height that follows what a function was given.
func tall(_ text: String) -> CGFloat { 30 + CGFloat(sum(text) % 37) }

/// A decision that follows what a function was given.
func decided(_ text: String) -> Bool { sum(text) % 2 == 0 }

private func sum(_ text: String) -> Int { text.utf8.reduce(0) { ($0 * 31 + Int($1)) % 10007 } }
