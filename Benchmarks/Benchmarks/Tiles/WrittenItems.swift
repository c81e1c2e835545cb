import UIKit

/// The data source of `Wall` as it is without any runtime: an array and a switch.
public final class WrittenItems: NSObject, UICollectionViewDataSource {
    public let items: [WallItem]

    public init(_ items: [WallItem], in collectionView: UICollectionView) {
        self.items = items
        super.init()
        collectionView.register(BannerTile.self, forCellWithReuseIdentifier: "BannerTile")
        collectionView.register(CarouselTile.self, forCellWithReuseIdentifier: "CarouselTile")
        collectionView.register(StoryTile.self, forCellWithReuseIdentifier: "StoryTile")
        collectionView.register(QuoteTile.self, forCellWithReuseIdentifier: "QuoteTile")
        collectionView.register(PollTile.self, forCellWithReuseIdentifier: "PollTile")
        collectionView.register(PhotoTile.self, forCellWithReuseIdentifier: "PhotoTile")
        collectionView.register(VideoTile.self, forCellWithReuseIdentifier: "VideoTile")
        collectionView.register(EventTile.self, forCellWithReuseIdentifier: "EventTile")
        collectionView.register(PlaceTile.self, forCellWithReuseIdentifier: "PlaceTile")
        collectionView.register(PersonTile.self, forCellWithReuseIdentifier: "PersonTile")
        collectionView.register(ProductTile.self, forCellWithReuseIdentifier: "ProductTile")
        collectionView.register(OfferTile.self, forCellWithReuseIdentifier: "OfferTile")
        collectionView.register(ReviewTile.self, forCellWithReuseIdentifier: "ReviewTile")
        collectionView.register(SongTile.self, forCellWithReuseIdentifier: "SongTile")
        collectionView.register(AlbumTile.self, forCellWithReuseIdentifier: "AlbumTile")
        collectionView.register(PodcastTile.self, forCellWithReuseIdentifier: "PodcastTile")
        collectionView.register(ArticleTile.self, forCellWithReuseIdentifier: "ArticleTile")
        collectionView.register(QuestionTile.self, forCellWithReuseIdentifier: "QuestionTile")
        collectionView.register(ReminderTile.self, forCellWithReuseIdentifier: "ReminderTile")
        collectionView.register(FooterTile.self, forCellWithReuseIdentifier: "FooterTile")
        collectionView.dataSource = self
    }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        switch items[indexPath.row] {
        case .banner(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "BannerTile", for: indexPath)
            (cell as? BannerTile)?.configure(with: value)
            return cell
        case .carousel(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CarouselTile", for: indexPath)
            (cell as? CarouselTile)?.configure(with: value)
            return cell
        case .story(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "StoryTile", for: indexPath)
            (cell as? StoryTile)?.configure(with: value)
            return cell
        case .quote(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "QuoteTile", for: indexPath)
            (cell as? QuoteTile)?.configure(with: value)
            return cell
        case .poll(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PollTile", for: indexPath)
            (cell as? PollTile)?.configure(with: value)
            return cell
        case .photo(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoTile", for: indexPath)
            (cell as? PhotoTile)?.configure(with: value)
            return cell
        case .video(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "VideoTile", for: indexPath)
            (cell as? VideoTile)?.configure(with: value)
            return cell
        case .event(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "EventTile", for: indexPath)
            (cell as? EventTile)?.configure(with: value)
            return cell
        case .place(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PlaceTile", for: indexPath)
            (cell as? PlaceTile)?.configure(with: value)
            return cell
        case .person(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PersonTile", for: indexPath)
            (cell as? PersonTile)?.configure(with: value)
            return cell
        case .product(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ProductTile", for: indexPath)
            (cell as? ProductTile)?.configure(with: value)
            return cell
        case .offer(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "OfferTile", for: indexPath)
            (cell as? OfferTile)?.configure(with: value)
            return cell
        case .review(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ReviewTile", for: indexPath)
            (cell as? ReviewTile)?.configure(with: value)
            return cell
        case .song(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "SongTile", for: indexPath)
            (cell as? SongTile)?.configure(with: value)
            return cell
        case .album(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "AlbumTile", for: indexPath)
            (cell as? AlbumTile)?.configure(with: value)
            return cell
        case .podcast(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PodcastTile", for: indexPath)
            (cell as? PodcastTile)?.configure(with: value)
            return cell
        case .article(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ArticleTile", for: indexPath)
            (cell as? ArticleTile)?.configure(with: value)
            return cell
        case .question(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "QuestionTile", for: indexPath)
            (cell as? QuestionTile)?.configure(with: value)
            return cell
        case .reminder(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "ReminderTile", for: indexPath)
            (cell as? ReminderTile)?.configure(with: value)
            return cell
        case .footer(let value):
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "FooterTile", for: indexPath)
            (cell as? FooterTile)?.configure(with: value)
            return cell
        }
    }
}
