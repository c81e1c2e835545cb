#if !canImport(UIKit)
import Foundation

/// Something that a cell or header shows.
public enum HeadlessContent: Hashable, Sendable {
    case text(String)
    case field(text: String, placeholder: String)
    case toggle(isOn: Bool)
    case button(String)
    case image(String)
    case segments([String], selected: Int)
    case slider(Float)
    case progress(Float)
    case spinner
    /// An accessory of a list cell, such as `disclosureIndicator`.
    case accessory(String)

    /// The text, if this is one that a user reads.
    public var text: String? {
        switch self {
        case .text(let text), .button(let text): text
        case .field(let text, let placeholder): text.isEmpty ? placeholder : text
        default: nil
        }
    }
}

extension HeadlessContent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .text(let text): "\"\(Self.line(text))\""
        case .field(let text, let placeholder):
            text.isEmpty ? "field(placeholder \"\(Self.line(placeholder))\")" : "field(\"\(Self.line(text))\")"
        case .toggle(let isOn): isOn ? "switch(on)" : "switch(off)"
        case .button(let title): "button(\"\(Self.line(title))\")"
        case .image(let name): "image(\(name))"
        case .segments(let titles, let selected):
            "segments(\(titles.enumerated().map { $0 == selected ? "*\($1)" : $1 }.joined(separator: ", ")))"
        case .slider(let value): "slider(\(value))"
        case .progress(let value): "progress(\(value))"
        case .spinner: "spinner"
        case .accessory(let type): type
        }
    }

    private static func line(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\\n") }
}
#endif
