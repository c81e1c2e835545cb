import UIKit

// listgen:cell
/// The heading of a conversation; set as a property, as some teams do.
public final class SubjectCell: TextCell {
    // listgen:configure
    public var subject: Subject? {
        didSet {
            titleLabel.text = subject?.text
            detailLabel.text = subject.map { $0.tags.map(\.name).joined(separator: ", ") }
        }
    }
}
