/// The words that start a declaration or a part of one.
enum Keyword {
    case type(Declaration.Kind)
    case `func`, `init`, `deinit`, `subscript`, `var`, `let`, `case`, `typealias`, `associatedtype`, `import`
    case `operator`, `precedencegroup`, macro, modifier
}
