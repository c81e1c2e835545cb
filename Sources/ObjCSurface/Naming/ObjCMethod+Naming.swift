extension ObjCMethod {
    /// A last parameter `NSError **`, and a result that can say that something failed.
    var isThrowing: Bool {
        guard case .pointer(let pointee, _)? = parameters.last?.type.form,
            case .object("NSError", _, _) = pointee.form, pieces.last?.lowercased().hasSuffix("error") ?? false
        else { return false }
        switch result.form {
        case .named("BOOL"), .scalar("_Bool"), .scalar("bool"): return true
        case .object, .id, .instancetype: return result.nullability != .nonnull
        default: return false
        }
    }

    /// Whether the result is written as the class itself.
    func isInitializerOf(_ container: ObjCContainer) -> Bool {
        if case .object(container.name, _, _) = result.form { return true }
        return false
    }
}
