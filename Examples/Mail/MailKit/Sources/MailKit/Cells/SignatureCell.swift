import UIKit

// listgen:cell
/// The signature, as it will be sent.
public final class SignatureCell: TextCell {
    public func configure(with signature: Signature) {
        titleLabel.text = "Signature"
        detailLabel.text = signature.text
    }
}
