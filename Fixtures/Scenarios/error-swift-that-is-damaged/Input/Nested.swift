// listgen:list(.table)
struct Outline {
    var isShown: Bool  // listgen:row(cell: OutlineCell)
}

struct S0 {
struct S1 {
struct S2 {
struct S3 {
struct S4 {
struct S5 {
struct S6 {
struct S7 {
struct S8 {
struct S9 {
struct S10 {
struct S11 {
struct S12 {
struct S13 {
struct S14 {
struct S15 {
struct S16 {
struct S17 {
struct S18 {
struct S19 {
struct S20 {
struct S21 {
struct S22 {
struct S23 {
struct S24 {
struct S25 {
struct S26 {
struct S27 {
struct S28 {
struct S29 {
struct S30 {
struct S31 {
struct S32 {
struct S33 {
struct S34 {
struct S35 {
struct S36 {
struct S37 {
struct S38 {
struct S39 {
struct S40 {
struct S41 {
struct S42 {
struct S43 {
struct S44 {
struct S45 {
struct S46 {
struct S47 {
struct S48 {
struct S49 {
struct S50 {
struct S51 {
struct S52 {
struct S53 {
struct S54 {
struct S55 {
struct S56 {
struct S57 {
struct S58 {
struct S59 {
struct S60 {
struct S61 {
struct S62 {
struct S63 {
struct S64 {
struct S65 {
struct S66 {
struct S67 {
struct S68 {
struct S69 {
struct S70 {
struct S71 {
struct S72 {
struct S73 {
struct S74 {
struct S75 {
struct S76 {
struct S77 {
struct S78 {
struct S79 {
struct S80 {
struct S81 {
struct S82 {
struct S83 {
struct S84 {
struct S85 {
struct S86 {
struct S87 {
struct S88 {
struct S89 {
struct S90 {
struct S91 {
struct S92 {
struct S93 {
struct S94 {
struct S95 {
struct S96 {
struct S97 {
struct S98 {
struct S99 {
struct S100 {
struct S101 {
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
