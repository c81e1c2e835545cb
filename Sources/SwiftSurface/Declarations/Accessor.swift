/// What the name of an accessor says about its property.
enum Accessor {
    case getter, setter, observer, initializer
}
