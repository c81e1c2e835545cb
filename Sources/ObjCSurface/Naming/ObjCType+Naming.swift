extension ObjCType {
    var isInteger: Bool { [.named("NSInteger"), .named("NSUInteger")].contains(form) }

    /// What a selector would repeat: the class, the enum, the typedef; nothing for `id` and numbers.
    var nameForPruning: String? {
        switch form {
        case .object(let name, _, _): name
        case .named(let name): name == "BOOL" ? nil : name
        case .selector: "Selector"
        case .metatype: "Class"
        default: nil
        }
    }
}
