import RandomTesting

/// What a view class declares that says how it can be made, and what of it UIKit can make.
struct ViewShape: CustomStringConvertible {
    /// The initialiser that UIKit calls for a registered class.
    enum Initializer: CaseIterable {
        case inherited, overridden, lost, unavailable, ending
    }

    /// `init(coder:)`.
    enum Coder: CaseIterable {
        case plain, ending, endingLate, nothing, unavailable, endingInCase
    }

    enum Outlet: CaseIterable {
        case none, optional, unwrapped, made
    }

    /// What says where the views come from.
    enum Origin: CaseIterable {
        case nothing, soleNib, nib, nibUnseen, prototype, prototypeUnseen, prototypeUnnamed, none, app
    }

    /// What becomes of it.
    enum Outcome {
        case refused, madeByClass, classBesideNib, nib, prototype, app

        var origin: String? {
            switch self {
            case .refused: nil
            case .madeByClass, .classBesideNib: "class"
            case .nib: "nib"
            case .prototype: "prototype"
            case .app: "app"
            }
        }
    }

    var initializer: Initializer
    var coder: Coder
    var awakes: Bool
    var outlet: Outlet

    static let all = Sample.of(
        Initializer.allCases.flatMap { initializer in
            Coder.allCases.flatMap { coder in
                [false, true].flatMap { awakes in
                    Outlet.allCases.map {
                        ViewShape(initializer: initializer, coder: coder, awakes: awakes, outlet: $0)
                    }
                }
            }
        })

    var description: String { "\(initializer) coder \(coder) outlet \(outlet)\(awakes ? " awakes" : "")" }

    /// Whether the initialiser gives a view that has all it needs; `isSaid` if the app says that it does.
    private func isMadeByClass(isSaid: Bool = false) -> Bool {
        guard outlet != .unwrapped else { return false }
        switch initializer {
        // A class that declares `init(coder:)` alone does not inherit the other.
        case .inherited: return coder == .plain && (isSaid || !awakes && outlet == .none)
        case .overridden: return true
        case .lost, .unavailable, .ending: return false
        }
    }

    func outcome(_ origin: Origin) -> Outcome {
        let isMadeByCoder = coder == .plain || coder == .endingInCase
        let isMadeByClass = isMadeByClass(isSaid: origin == .none)
        return switch origin {
        case .nothing, .none: isMadeByClass ? .madeByClass : .refused
        case .prototypeUnnamed: isMadeByClass && !awakes ? .madeByClass : .refused
        case .soleNib: isMadeByCoder ? .nib : isMadeByClass ? .classBesideNib : .refused
        case .nib, .nibUnseen: isMadeByCoder ? .nib : .refused
        case .prototype, .prototypeUnseen: isMadeByCoder ? .prototype : .refused
        case .app: .app
        }
    }

    /// The class `C12`.
    func text(_ number: Int, _ place: Place, _ origin: Origin) -> String {
        var text = origin == .app && place.isHeader ? "// listgen:cell(registered: false)\n" : ""
        text += "class C\(number): \(place.superclass) {\n"
        text += "func configure(with s: \(place.isHeader ? "[Story]" : "Story")) {}\n"
        let wanted = place.initializer
        switch initializer {
        case .inherited: break
        case .overridden: text += "override \(wanted) { super.init() }\n"
        case .lost: text += "init(theme: Int) { super.init() }\n"
        case .unavailable: text += "@available(*, unavailable)\noverride \(wanted) { fatalError() }\n"
        case .ending: text += "override \(wanted) { preconditionFailure(\"no\") }\n"
        }
        let coder = "required init?(coder: NSCoder)"
        switch self.coder {
        case .plain where initializer == .inherited: break
        case .plain: text += "\(coder) { super.init(coder: coder) }\n"
        case .ending: text += "\(coder) {\n// No nib.\nfatalError(\"no\")\n}\n"
        case .endingLate: text += "\(coder) { super.init(coder: coder); Swift.fatalError() }\n"
        case .nothing: text += "\(coder) { return nil }\n"
        case .unavailable: text += "@available(*, unavailable)\n\(coder) { super.init(coder: coder) }\n"
        case .endingInCase:
            text += "\(coder) { super.init(coder: coder); if isHidden { fatalError() } else { exit(1) } }\n"
        }
        if awakes { text += "override func awakeFromNib() {}\n" }
        switch outlet {
        case .none: break
        case .optional: text += "@IBOutlet var label: UILabel?\n"
        case .unwrapped: text += "@IBOutlet var label: UILabel!\n"
        case .made: text += "@IBOutlet var label: UILabel! = UILabel()\n"
        }
        return text + "}\n"
    }
}
