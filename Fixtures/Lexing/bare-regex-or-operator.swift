let a = a/b/c
let b = f(/, /)
let c = try? /x/
let d = f(/==/)
let e = 216.0/255.0, f: 44.0/255.0
let g = x! / y / z
let h = [/a b/, /c\/d/]
let i = (/ a /)
let j = (/a) + b/c
let k = x ? /a/ : /b/
let l = { /x/ }
let m = .in / 2 / 3
let n = a
/regex/
let o = a
    / b / c
func /(a: A, b: A) -> A { a / b }
infix operator /+/ : P
let p = xs.reduce(1, /)
return /a/
let q = y as! /a/
let r = /never
