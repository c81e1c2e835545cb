let a = f(a<b, c>(1))
let b: A<A<A<Int>>>?
let c: A<B>=d
let d = a < b, e = c > d
let f = A<B>.c
