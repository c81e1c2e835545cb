import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

public enum WrittenItem: Equatable, Sendable {
    case banner(Text)
    case carousel(Media)
    case story(Tally)
    case quote(Text)
    case poll(Media)
    case photo(Tally)
    case video(Text)
    case event(Media)
    case place(Tally)
    case person(Text)
    case product(Media)
    case offer(Tally)
    case review(Text)
    case song(Media)
    case album(Tally)
    case podcast(Text)
    case article(Media)
    case question(Tally)
    case reminder(Text)
    case footer(Media)

    public enum ID: Hashable, Sendable {
        case banner(Int)
        case carousel(Int)
        case story(Int)
        case quote(Int)
        case poll(Int)
        case photo(Int)
        case video(Int)
        case event(Int)
        case place(Int)
        case person(Int)
        case product(Int)
        case offer(Int)
        case review(Int)
        case song(Int)
        case album(Int)
        case podcast(Int)
        case article(Int)
        case question(Int)
        case reminder(Int)
        case footer(Int)
    }

    public var id: ID {
        switch self {
        case .banner(let value): .banner(value.id)
        case .carousel(let value): .carousel(value.id)
        case .story(let value): .story(value.id)
        case .quote(let value): .quote(value.id)
        case .poll(let value): .poll(value.id)
        case .photo(let value): .photo(value.id)
        case .video(let value): .video(value.id)
        case .event(let value): .event(value.id)
        case .place(let value): .place(value.id)
        case .person(let value): .person(value.id)
        case .product(let value): .product(value.id)
        case .offer(let value): .offer(value.id)
        case .review(let value): .review(value.id)
        case .song(let value): .song(value.id)
        case .album(let value): .album(value.id)
        case .podcast(let value): .podcast(value.id)
        case .article(let value): .article(value.id)
        case .question(let value): .question(value.id)
        case .reminder(let value): .reminder(value.id)
        case .footer(let value): .footer(value.id)
        }
    }
}

/// The list of `Home` as somebody writes it by hand on the same runtime.
public struct WrittenHome: ListState, Sendable {
    public enum Section: Hashable, Sendable { case items }

    public var items: [WrittenItem]

    public init(items: [WrittenItem]) { self.items = items }

    public var sectionCount: Int { 1 }

    public func rowCount(inSection section: Int) -> Int { section == 0 ? items.count : 0 }

    public func section(at index: Int) -> Section? { index == 0 ? .items : nil }

    public func row(at path: RowPath) -> WrittenItem? {
        path.section == 0 && items.indices.contains(path.row) ? items[path.row] : nil
    }

    public func rowID(at path: RowPath) -> WrittenItem.ID? { row(at: path)?.id }

    public mutating func removeDuplicateRows() { Self.removeDuplicates(from: &items) { $0.id } }

    public static func changes(from old: WrittenHome, to new: WrittenHome) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { $0.many(old.items, new.items, id: { $0.id }, isUnchanged: ==) }
        return changes.build()
    }
}

extension WrittenHome {
    @MainActor
    public protocol Actions: AnyObject {
        func select(_ row: WrittenItem)
    }

    public final class Table: ListTable<WrittenHome, Void>, UITableViewDataSource, UITableViewDelegate {
        private weak var actions: (any Actions)?

        public init(_ state: WrittenHome, actions: any Actions, in tableView: UITableView) {
            self.actions = actions
            super.init(state: state, context: ())
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
            tableView.delegate = self
            attach(to: tableView)
        }

        public override func makeCell(
            for row: WrittenItem, at indexPath: IndexPath, _ request: CellRequest
        ) -> UITableViewCell {
            switch row {
            case .banner(let value):
                let cell = request.dequeue(BannerCell.self, "BannerCell")
                cell.configure(with: value)
                return cell
            case .carousel(let value):
                let cell = request.dequeue(CarouselCell.self, "CarouselCell")
                cell.configure(with: value)
                return cell
            case .story(let value):
                let cell = request.dequeue(StoryCell.self, "StoryCell")
                cell.configure(with: value)
                return cell
            case .quote(let value):
                let cell = request.dequeue(QuoteCell.self, "QuoteCell")
                cell.configure(with: value)
                return cell
            case .poll(let value):
                let cell = request.dequeue(PollCell.self, "PollCell")
                cell.configure(with: value)
                return cell
            case .photo(let value):
                let cell = request.dequeue(PhotoCell.self, "PhotoCell")
                cell.configure(with: value)
                return cell
            case .video(let value):
                let cell = request.dequeue(VideoCell.self, "VideoCell")
                cell.configure(with: value)
                return cell
            case .event(let value):
                let cell = request.dequeue(EventCell.self, "EventCell")
                cell.configure(with: value)
                return cell
            case .place(let value):
                let cell = request.dequeue(PlaceCell.self, "PlaceCell")
                cell.configure(with: value)
                return cell
            case .person(let value):
                let cell = request.dequeue(PersonCell.self, "PersonCell")
                cell.configure(with: value)
                return cell
            case .product(let value):
                let cell = request.dequeue(ProductCell.self, "ProductCell")
                cell.configure(with: value)
                return cell
            case .offer(let value):
                let cell = request.dequeue(OfferCell.self, "OfferCell")
                cell.configure(with: value)
                return cell
            case .review(let value):
                let cell = request.dequeue(ReviewCell.self, "ReviewCell")
                cell.configure(with: value)
                return cell
            case .song(let value):
                let cell = request.dequeue(SongCell.self, "SongCell")
                cell.configure(with: value)
                return cell
            case .album(let value):
                let cell = request.dequeue(AlbumCell.self, "AlbumCell")
                cell.configure(with: value)
                return cell
            case .podcast(let value):
                let cell = request.dequeue(PodcastCell.self, "PodcastCell")
                cell.configure(with: value)
                return cell
            case .article(let value):
                let cell = request.dequeue(ArticleCell.self, "ArticleCell")
                cell.configure(with: value)
                return cell
            case .question(let value):
                let cell = request.dequeue(QuestionCell.self, "QuestionCell")
                cell.configure(with: value)
                return cell
            case .reminder(let value):
                let cell = request.dequeue(ReminderCell.self, "ReminderCell")
                cell.configure(with: value)
                return cell
            case .footer(let value):
                let cell = request.dequeue(FooterCell.self, "FooterCell")
                cell.configure(with: value)
                return cell
            }
        }

        public override func kind(of row: WrittenItem) -> RowKind {
            switch row {
            case .banner: RowKind("BannerCell")
            case .carousel: RowKind("CarouselCell")
            case .story: RowKind("StoryCell")
            case .quote: RowKind("QuoteCell")
            case .poll: RowKind("PollCell")
            case .photo: RowKind("PhotoCell")
            case .video: RowKind("VideoCell")
            case .event: RowKind("EventCell")
            case .place: RowKind("PlaceCell")
            case .person: RowKind("PersonCell")
            case .product: RowKind("ProductCell")
            case .offer: RowKind("OfferCell")
            case .review: RowKind("ReviewCell")
            case .song: RowKind("SongCell")
            case .album: RowKind("AlbumCell")
            case .podcast: RowKind("PodcastCell")
            case .article: RowKind("ArticleCell")
            case .question: RowKind("QuestionCell")
            case .reminder: RowKind("ReminderCell")
            case .footer: RowKind("FooterCell")
            }
        }

        public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dequeueCell(at: indexPath, in: tableView)
        }

        public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard let row = row(at: indexPath) else { return }
            deselect(at: indexPath)
            actions?.select(row)
        }

        @discardableResult
        public func update(items id: WrittenItem.ID, _ change: (inout WrittenItem) -> Void) -> Bool {
            updateRow(id, change) { state, path in
                state.items[path.row]
            } write: { state, path, row in
                state.items[path.row] = row
            }
        }
    }
}
