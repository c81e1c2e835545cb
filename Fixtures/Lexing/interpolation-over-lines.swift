let a = "\(1 +
    2)"
let b = 3
let c = "\("\(
let d = 4
