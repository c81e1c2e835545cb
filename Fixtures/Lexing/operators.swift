let a = a - -a
let b = o!+1
let c = o==nil
let d = a ?? b ? c : d
let e = x?.y!.z
let f = 0..<n, g = ...n, h = a.b
let i = a .== b, j = a.+b
let k: Int?=nil
let l = a &+ b >>= c
let m = (+)
let n = x=>y
let o: A->B
let p = a*/b
let q = \.?.a
let r = i×j ≠ k
let s = -x, t = x++
let u = a -a
