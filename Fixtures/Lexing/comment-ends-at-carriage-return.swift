let a = 1 // onelet b = 2 /* two*/ let c = 3
