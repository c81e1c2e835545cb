import Kinds
import UIKit

public class TextTile: UICollectionViewCell {
    func configure(with text: Text) { show(text.title, nil) }
}

public class MediaTile: UICollectionViewCell {
    func configure(with media: Media) { show(media.name, "\(media.seconds) s") }
}

public class TallyTile: UICollectionViewCell {
    func configure(with tally: Tally) { show("Tally", "\(tally.count)") }
}

extension UICollectionViewCell {
    /// In the way that Apple recommends.
    fileprivate func show(_ title: String, _ detail: String?) {
        var content = UIListContentConfiguration.cell()
        content.text = title
        content.secondaryText = detail
        contentConfiguration = content
    }
}

final class BannerTile: TextTile {}
final class CarouselTile: MediaTile {}
final class StoryTile: TallyTile {}
final class QuoteTile: TextTile {}
final class PollTile: MediaTile {}
final class PhotoTile: TallyTile {}
final class VideoTile: TextTile {}
final class EventTile: MediaTile {}
final class PlaceTile: TallyTile {}
final class PersonTile: TextTile {}
final class ProductTile: MediaTile {}
final class OfferTile: TallyTile {}
final class ReviewTile: TextTile {}
final class SongTile: MediaTile {}
final class AlbumTile: TallyTile {}
final class PodcastTile: TextTile {}
final class ArticleTile: MediaTile {}
final class QuestionTile: TallyTile {}
final class ReminderTile: TextTile {}
final class FooterTile: MediaTile {}
