/// What prices are shown in.
struct Currency {
    var symbol: String
}
