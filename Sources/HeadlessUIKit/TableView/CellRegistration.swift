/// What an identifier is registered for.
enum CellRegistration {
    case type(AnyClass)
    case nib(UINib)
}
