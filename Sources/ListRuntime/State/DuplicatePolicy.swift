/// What a list does about rows, or sections, with equal identities.
///
/// Each policy reports them with their places, when the list is shown and after each update that inserts, deletes or
/// moves. A release build does not look through a long list for that: it reports them when one of its rows is first looked
/// up by identity, from then on after each such update, and where `keepFirst` leaves one out.
public enum DuplicatePolicy: Hashable, Sendable {
    /// All are shown: updates match them in order, look-ups find the first.
    case report
    /// The first of each identity is shown, the others are not, as long as there is an earlier one.
    ///
    /// Only what a generated list can assign or has computed is left out: rows of `var` arrays. Each update that inserts,
    /// deletes or moves looks at the identities of all rows; a list with equal ones is compared once more.
    case keepFirst
    /// As `report`; a debug build stops at an assertion.
    case failInDebug
}
