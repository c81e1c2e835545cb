import UIKit

/// The data source of `Home` as it is without any runtime: an array and a switch.
public final class WrittenDataSource: NSObject, UITableViewDataSource {
    public let items: [HomeItem]

    public init(_ items: [HomeItem], in tableView: UITableView) {
        self.items = items
        super.init()
        tableView.register(BannerCell.self, forCellReuseIdentifier: "BannerCell")
        tableView.register(CarouselCell.self, forCellReuseIdentifier: "CarouselCell")
        tableView.register(StoryCell.self, forCellReuseIdentifier: "StoryCell")
        tableView.register(QuoteCell.self, forCellReuseIdentifier: "QuoteCell")
        tableView.register(PollCell.self, forCellReuseIdentifier: "PollCell")
        tableView.register(PhotoCell.self, forCellReuseIdentifier: "PhotoCell")
        tableView.register(VideoCell.self, forCellReuseIdentifier: "VideoCell")
        tableView.register(EventCell.self, forCellReuseIdentifier: "EventCell")
        tableView.register(PlaceCell.self, forCellReuseIdentifier: "PlaceCell")
        tableView.register(PersonCell.self, forCellReuseIdentifier: "PersonCell")
        tableView.register(ProductCell.self, forCellReuseIdentifier: "ProductCell")
        tableView.register(OfferCell.self, forCellReuseIdentifier: "OfferCell")
        tableView.register(ReviewCell.self, forCellReuseIdentifier: "ReviewCell")
        tableView.register(SongCell.self, forCellReuseIdentifier: "SongCell")
        tableView.register(AlbumCell.self, forCellReuseIdentifier: "AlbumCell")
        tableView.register(PodcastCell.self, forCellReuseIdentifier: "PodcastCell")
        tableView.register(ArticleCell.self, forCellReuseIdentifier: "ArticleCell")
        tableView.register(QuestionCell.self, forCellReuseIdentifier: "QuestionCell")
        tableView.register(ReminderCell.self, forCellReuseIdentifier: "ReminderCell")
        tableView.register(FooterCell.self, forCellReuseIdentifier: "FooterCell")
        tableView.dataSource = self
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch items[indexPath.row] {
        case .banner(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "BannerCell", for: indexPath)
            (cell as? BannerCell)?.configure(with: value)
            return cell
        case .carousel(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "CarouselCell", for: indexPath)
            (cell as? CarouselCell)?.configure(with: value)
            return cell
        case .story(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "StoryCell", for: indexPath)
            (cell as? StoryCell)?.configure(with: value)
            return cell
        case .quote(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "QuoteCell", for: indexPath)
            (cell as? QuoteCell)?.configure(with: value)
            return cell
        case .poll(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "PollCell", for: indexPath)
            (cell as? PollCell)?.configure(with: value)
            return cell
        case .photo(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "PhotoCell", for: indexPath)
            (cell as? PhotoCell)?.configure(with: value)
            return cell
        case .video(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "VideoCell", for: indexPath)
            (cell as? VideoCell)?.configure(with: value)
            return cell
        case .event(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "EventCell", for: indexPath)
            (cell as? EventCell)?.configure(with: value)
            return cell
        case .place(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "PlaceCell", for: indexPath)
            (cell as? PlaceCell)?.configure(with: value)
            return cell
        case .person(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
            (cell as? PersonCell)?.configure(with: value)
            return cell
        case .product(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "ProductCell", for: indexPath)
            (cell as? ProductCell)?.configure(with: value)
            return cell
        case .offer(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "OfferCell", for: indexPath)
            (cell as? OfferCell)?.configure(with: value)
            return cell
        case .review(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "ReviewCell", for: indexPath)
            (cell as? ReviewCell)?.configure(with: value)
            return cell
        case .song(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "SongCell", for: indexPath)
            (cell as? SongCell)?.configure(with: value)
            return cell
        case .album(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "AlbumCell", for: indexPath)
            (cell as? AlbumCell)?.configure(with: value)
            return cell
        case .podcast(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "PodcastCell", for: indexPath)
            (cell as? PodcastCell)?.configure(with: value)
            return cell
        case .article(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "ArticleCell", for: indexPath)
            (cell as? ArticleCell)?.configure(with: value)
            return cell
        case .question(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "QuestionCell", for: indexPath)
            (cell as? QuestionCell)?.configure(with: value)
            return cell
        case .reminder(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "ReminderCell", for: indexPath)
            (cell as? ReminderCell)?.configure(with: value)
            return cell
        case .footer(let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "FooterCell", for: indexPath)
            (cell as? FooterCell)?.configure(with: value)
            return cell
        }
    }
}
