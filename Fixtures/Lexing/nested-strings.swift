let a = "\("a\("b" + ")")c")"
let b = "\(1 /* " ) */ + 2)"
let c = """
    \("""
        inner \(x.map { "\($0)" })
        """) and \(y)
    """
let d = "\(f(a, (b)))\(c)"
let e = "\(a["k"]!)"
