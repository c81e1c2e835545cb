extension TokenCursor {
    /// What the token is where a declaration may start; nil for other words.
    var keyword: Keyword? {
        guard kind == .identifier else { return nil }
        switch firstByte {
        case UInt8(ascii: "a"):
            return isAt("actor") ? .type(.actor) : isAt("associatedtype") ? .associatedtype : nil
        case UInt8(ascii: "b"): return isAt("borrowing") ? .modifier : nil
        case UInt8(ascii: "c"):
            return isAt("case")
                ? .case : isAt("class") ? .type(.class) : isAt("convenience") || isAt("consuming") ? .modifier : nil
        case UInt8(ascii: "d"):
            return isAt("deinit") ? .deinit : isAt("dynamic") || isAt("distributed") ? .modifier : nil
        case UInt8(ascii: "e"): return isAt("enum") ? .type(.enum) : isAt("extension") ? .type(.extension) : nil
        case UInt8(ascii: "f"): return isAt("func") ? .func : isAt("final") || isAt("fileprivate") ? .modifier : nil
        case UInt8(ascii: "i"):
            if isAt("init") { return .`init` }
            if isAt("import") { return .import }
            return isAt("internal") || isAt("indirect") || isAt("infix") || isAt("isolated") ? .modifier : nil
        case UInt8(ascii: "l"): return isAt("let") ? .let : isAt("lazy") ? .modifier : nil
        case UInt8(ascii: "m"): return isAt("mutating") ? .modifier : isAt("macro") ? .macro : nil
        case UInt8(ascii: "n"): return isAt("nonisolated") || isAt("nonmutating") ? .modifier : nil
        case UInt8(ascii: "o"):
            return isAt("operator") ? .operator : isAt("override") || isAt("open") || isAt("optional") ? .modifier : nil
        case UInt8(ascii: "p"):
            if isAt("protocol") { return .type(.protocol) }
            if isAt("precedencegroup") { return .precedencegroup }
            return isAt("public") || isAt("private") || isAt("prefix") || isAt("postfix") || isAt("package")
                ? .modifier : nil
        case UInt8(ascii: "r"): return isAt("required") ? .modifier : nil
        case UInt8(ascii: "s"):
            return isAt("struct")
                ? .type(.struct) : isAt("static") ? .modifier : isAt("subscript") ? .subscript : nil
        case UInt8(ascii: "t"): return isAt("typealias") ? .typealias : nil
        case UInt8(ascii: "u"): return isAt("unowned") ? .modifier : nil
        case UInt8(ascii: "v"): return isAt("var") ? .var : nil
        case UInt8(ascii: "w"): return isAt("weak") ? .modifier : nil
        case UInt8(ascii: "_"): return isAt("__consuming") || isAt("_const") ? .modifier : nil
        default: return nil
        }
    }
}
