var get = set
func async() {}
func f(for in: Int) {}
let a = E.init
let b = Swift::print
let c = x.class.self.in
let d: Any.Type = Self.self
