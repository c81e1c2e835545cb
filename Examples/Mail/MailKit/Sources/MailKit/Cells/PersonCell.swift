import UIKit

// listgen:cell
/// Somebody a search found.
public final class PersonCell: TextCell {
}
