let a = 1
/* open /* closed */
let b = 2
