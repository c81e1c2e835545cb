import UIKit

public class TextCell: UITableViewCell {
    func configure(with text: Text) { show(text.title, nil) }
}

public class MediaCell: UITableViewCell {
    func configure(with media: Media) { show(media.name, "\(media.seconds) s") }
}

public class TallyCell: UITableViewCell {
    func configure(with tally: Tally) { show("Tally", "\(tally.count)") }
}

extension UITableViewCell {
    /// In the way that Apple recommends.
    fileprivate func show(_ title: String, _ detail: String?) {
        var content = defaultContentConfiguration()
        content.text = title
        content.secondaryText = detail
        contentConfiguration = content
    }
}

final class BannerCell: TextCell {}
final class CarouselCell: MediaCell {}
final class StoryCell: TallyCell {}
final class QuoteCell: TextCell {}
final class PollCell: MediaCell {}
final class PhotoCell: TallyCell {}
final class VideoCell: TextCell {}
final class EventCell: MediaCell {}
final class PlaceCell: TallyCell {}
final class PersonCell: TextCell {}
final class ProductCell: MediaCell {}
final class OfferCell: TallyCell {}
final class ReviewCell: TextCell {}
final class SongCell: MediaCell {}
final class AlbumCell: TallyCell {}
final class PodcastCell: TextCell {}
final class ArticleCell: MediaCell {}
final class QuestionCell: TallyCell {}
final class ReminderCell: TextCell {}
final class FooterCell: MediaCell {}
