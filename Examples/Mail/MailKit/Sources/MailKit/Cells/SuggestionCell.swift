import UIKit

// listgen:cell
/// A word to search for.
public final class SuggestionCell: TextCell {
    public func configure(with suggestion: Suggestion) {
        titleLabel.text = suggestion.text
    }
}
