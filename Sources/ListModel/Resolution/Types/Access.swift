/// Who may name a declaration.
struct Access {
    /// From `private` to `public`.
    enum Level: Int, Comparable {
        case `private`, `fileprivate`, `internal`, package, `public`

        static func < (a: Level, b: Level) -> Bool {
            a.rawValue < b.rawValue
        }
    }

    var level: Level

    init(_ modifiers: [String]) {
        level = .internal
        for modifier in modifiers {
            switch modifier {
            case "private": level = .private
            case "fileprivate": level = .fileprivate
            case "package": level = .package
            case "public", "open": level = .public
            default: break
            }
        }
    }

    /// True for what another file, such as a generated one, cannot name.
    var isFileOnly: Bool {
        level < .internal
    }

    /// As written in front of a declaration: nothing for internal.
    var spelled: String {
        switch level {
        case .public: "public"
        case .package: "package"
        default: ""
        }
    }
}

extension Access.Level {
    var word: String {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        }
    }
}
