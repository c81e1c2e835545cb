let `class` = 1
func `hello world`() {}
let a = `1 2 3`
let b = `A.B`.c
let c = ``
let d = `open
let e = `a\b`
