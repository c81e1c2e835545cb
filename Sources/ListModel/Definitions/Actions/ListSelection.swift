/// How many rows of a list can be selected.
public enum ListSelection: String, Hashable, Sendable {
    case none, single, multiple, multipleWhileEditing

    /// Whether taps can change which rows are selected, and tell of none alone.
    public var isOfSeveral: Bool { self == .multiple || self == .multipleWhileEditing }
}
