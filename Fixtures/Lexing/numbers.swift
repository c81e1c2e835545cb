let a = 0x1F.a
let b = 1...2
let c = x.0.1.2
let d = 0x1p-2
let e = 1_000.5e+3
let f = 0b1010, g = 0o17
let h = 1.description
let i = 0x1.8p3
let j = 1e5
let k = 12abc
let l = -1.5
let m = 1..<2
let n = 0xFFp
