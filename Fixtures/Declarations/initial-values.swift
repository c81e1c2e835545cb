struct Values {
    var a = 1, b: Int = { 2 }(), (c, d) = (1, 2)
    let j = k
    { 1 }
    var l: Int = 1
    { didSet {} }
    var m: Int = 1 { willSet { print("}") } didSet {} }
    var n = o
        .x
        .y { $0 }
        + 1
    var p = q
        as? Int
        ?? 3
    var r = s ? t
        : u
    var v = try
        w()
    var x = [1, 2]
    var y = f(a < b, c > (1))
    var z = Dictionary<String, Int>(), aa = 1
    var ab = if a { 1 }
        else { 2 }
    var ac = ad
        #if DEBUG
        .ae
        #endif
        .af
    var ag: (Int, Int) = (1, 2), ah: [String: Int] = [:]; var ai = 1
    var aj = "a, b: \(c, d)"
    var ak = x as! Foo<A, B>, al = switch x { case 1: 2 default: 3 }
    var am, an: Int
    let (ao, (ap, _)): (Int, (Int, Int)) = aq
    var ar = -1
    var at = x!
    var au = { (a: Int, b: Int) -> Int in
        var inner = a
        return inner
    }
    let av = \Foo.bar, aw = \.baz
    var ax = /a,b/
    var `class` = 1
    let _ = 2
    var last = a / b
}
