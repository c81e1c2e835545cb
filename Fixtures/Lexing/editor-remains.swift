let a = <#T##Int#>
let b = f(<#a#>, <# open
<<<<<<< HEAD
let c = 1
=======
let c = 2
>>>>>>> branch
let d = 1 <<<<<<< 2
=======
let e = a <# b
