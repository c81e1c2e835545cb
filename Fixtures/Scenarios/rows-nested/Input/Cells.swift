import UIKit

final class DayCell: UITableViewCell {
    func configure(with day: String) {}
}

final class MessageCell: UITableViewCell {
    func configure(with message: Message) {}
}

final class PhotoCell: UITableViewCell {
    func configure(with photo: Photo) {}
}

final class AudioCell: UITableViewCell {
    func configure(track: Track, seconds: Int) {}
}

final class SendingCell: UITableViewCell {}
