import UIKit

public class TextCell: UITableViewCell {
    public private(set) var shown = ""

    func configure(with text: Text) { shown = text.title }
}

public class MediaCell: UITableViewCell {
    public private(set) var shown = ""

    func configure(with media: Media) { shown = media.name }
}

public class TallyCell: UITableViewCell {
    public private(set) var shown = 0

    func configure(with tally: Tally) { shown = tally.count }
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
