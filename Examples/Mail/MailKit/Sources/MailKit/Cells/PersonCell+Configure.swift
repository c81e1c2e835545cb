import UIKit

extension PersonCell {
    public func configure(person: Person, settings: MailSettings) {
        titleLabel.text = (settings.showsAvatars ? "(o) " : "") + person.name + (person.isVIP ? " VIP" : "")
        detailLabel.text = person.address
        apply(settings.theme)
    }
}
