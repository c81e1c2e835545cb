func top(_ a: Int, with b: String = "x, y", for c: inout [Int], d: Int...) rethrows -> (Int, Int) { (1, 2) }
struct Functions {
    func async() async {}
    func f(for in: Int) {}
    func typed() throws(Failure<Int>) -> some Sequence<Int> { [] }
    static func == (lhs: Self, rhs: Self) -> Bool { true }
    static func ==<T>(lhs: T, rhs: Self) -> Bool { true }
    static func < <T>(lhs: T, rhs: Self) -> Bool { true }
    static func /(a: Self, b: Self) -> Self { a / b }
    static prefix func !(a: Self) -> Self { a }
    static func ...(a: Self, b: Self) -> Self { a }
    static func ?? (a: Self, b: Self) -> Self { a }
    func `default`(_: Int, _ b: @escaping @Sendable (Int) -> Void) {}
    @discardableResult @available(iOS 15, *) public mutating func marked() -> Int { 1 }
    init() {}
    convenience init?<T>(value: T) where T: Hashable {}
    init!(a: Int = b < c ? 1 : 2, d: Foo<A, B> = Foo<A, B>()) {}
    func attributed(_ a: @autoclosure() -> Int = 1, b: @autoclosure () throws -> Int) {}
    func closures(a: (Int, _ b: String) -> Void = { _, _ in }, c: [String: (Int) -> Void]) {}
    func lines(
        a: Int,  // the first
        b: String
    )
        -> Int
    { 1 }
    func macros(file: String = #file, x: Int = #line) {}
    func inner() {
        struct Hidden { var a: Int }
        func nested() { let s = "}" }
        let r = /}/
        // }
        /* } */
    }
    func after() {}
    deinit { }
}
