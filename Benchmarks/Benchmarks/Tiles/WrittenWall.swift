import Kinds
import ListRuntime
@_spi(Generated) import ListRuntimeUIKit
import UIKit

public enum WrittenTile: Equatable, Sendable {
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

/// The list of `Wall` as somebody writes it by hand on the same runtime.
public struct WrittenWall: ListState, Sendable {
    public enum Section: Hashable, Sendable { case items }

    public var items: [WrittenTile]

    public init(items: [WrittenTile]) { self.items = items }

    public var sectionCount: Int { 1 }

    public func rowCount(inSection section: Int) -> Int { section == 0 ? items.count : 0 }

    public func section(at index: Int) -> Section? { index == 0 ? .items : nil }

    public func row(at path: RowPath) -> WrittenTile? {
        path.section == 0 && items.indices.contains(path.row) ? items[path.row] : nil
    }

    public func rowID(at path: RowPath) -> WrittenTile.ID? { row(at: path)?.id }

    public mutating func removeDuplicateRows() { Self.removeDuplicates(from: &items) { $0.id } }

    public static func changes(from old: WrittenWall, to new: WrittenWall) -> ListChanges {
        var changes = ListChanges.Builder()
        changes.section { $0.many(old.items, new.items, id: { $0.id }, isUnchanged: ==) }
        return changes.build()
    }
}

extension WrittenWall {
    @MainActor
    public protocol Actions: AnyObject {
        func select(_ row: WrittenTile)
    }

    public final class Collection: ListCollection<WrittenWall, Void>, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        private weak var actions: (any Actions)?

        public init(_ state: WrittenWall, actions: any Actions, in collectionView: UICollectionView) {
            self.actions = actions
            super.init(state: state, context: ())
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
            collectionView.delegate = self
            attach(to: collectionView)
        }

        public override func makeCell(
            for row: WrittenTile, at indexPath: IndexPath, _ request: ItemRequest
        ) -> UICollectionViewCell {
            switch row {
            case .banner(let value):
                let cell = request.dequeue(BannerTile.self, "BannerTile")
                cell.configure(with: value)
                return cell
            case .carousel(let value):
                let cell = request.dequeue(CarouselTile.self, "CarouselTile")
                cell.configure(with: value)
                return cell
            case .story(let value):
                let cell = request.dequeue(StoryTile.self, "StoryTile")
                cell.configure(with: value)
                return cell
            case .quote(let value):
                let cell = request.dequeue(QuoteTile.self, "QuoteTile")
                cell.configure(with: value)
                return cell
            case .poll(let value):
                let cell = request.dequeue(PollTile.self, "PollTile")
                cell.configure(with: value)
                return cell
            case .photo(let value):
                let cell = request.dequeue(PhotoTile.self, "PhotoTile")
                cell.configure(with: value)
                return cell
            case .video(let value):
                let cell = request.dequeue(VideoTile.self, "VideoTile")
                cell.configure(with: value)
                return cell
            case .event(let value):
                let cell = request.dequeue(EventTile.self, "EventTile")
                cell.configure(with: value)
                return cell
            case .place(let value):
                let cell = request.dequeue(PlaceTile.self, "PlaceTile")
                cell.configure(with: value)
                return cell
            case .person(let value):
                let cell = request.dequeue(PersonTile.self, "PersonTile")
                cell.configure(with: value)
                return cell
            case .product(let value):
                let cell = request.dequeue(ProductTile.self, "ProductTile")
                cell.configure(with: value)
                return cell
            case .offer(let value):
                let cell = request.dequeue(OfferTile.self, "OfferTile")
                cell.configure(with: value)
                return cell
            case .review(let value):
                let cell = request.dequeue(ReviewTile.self, "ReviewTile")
                cell.configure(with: value)
                return cell
            case .song(let value):
                let cell = request.dequeue(SongTile.self, "SongTile")
                cell.configure(with: value)
                return cell
            case .album(let value):
                let cell = request.dequeue(AlbumTile.self, "AlbumTile")
                cell.configure(with: value)
                return cell
            case .podcast(let value):
                let cell = request.dequeue(PodcastTile.self, "PodcastTile")
                cell.configure(with: value)
                return cell
            case .article(let value):
                let cell = request.dequeue(ArticleTile.self, "ArticleTile")
                cell.configure(with: value)
                return cell
            case .question(let value):
                let cell = request.dequeue(QuestionTile.self, "QuestionTile")
                cell.configure(with: value)
                return cell
            case .reminder(let value):
                let cell = request.dequeue(ReminderTile.self, "ReminderTile")
                cell.configure(with: value)
                return cell
            case .footer(let value):
                let cell = request.dequeue(FooterTile.self, "FooterTile")
                cell.configure(with: value)
                return cell
            }
        }

        public override func kind(of row: WrittenTile) -> RowKind {
            switch row {
            case .banner: RowKind("BannerTile")
            case .carousel: RowKind("CarouselTile")
            case .story: RowKind("StoryTile")
            case .quote: RowKind("QuoteTile")
            case .poll: RowKind("PollTile")
            case .photo: RowKind("PhotoTile")
            case .video: RowKind("VideoTile")
            case .event: RowKind("EventTile")
            case .place: RowKind("PlaceTile")
            case .person: RowKind("PersonTile")
            case .product: RowKind("ProductTile")
            case .offer: RowKind("OfferTile")
            case .review: RowKind("ReviewTile")
            case .song: RowKind("SongTile")
            case .album: RowKind("AlbumTile")
            case .podcast: RowKind("PodcastTile")
            case .article: RowKind("ArticleTile")
            case .question: RowKind("QuestionTile")
            case .reminder: RowKind("ReminderTile")
            case .footer: RowKind("FooterTile")
            }
        }

        public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            dequeueCell(at: indexPath, in: collectionView)
        }

        public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            guard let row = row(at: indexPath) else { return }
            deselect(at: indexPath)
            actions?.select(row)
        }

        @discardableResult
        public func update(items id: WrittenTile.ID, _ change: (inout WrittenTile) -> Void) -> Bool {
            updateRow(id, change) { state, path in
                state.items[path.row]
            } write: { state, path, row in
                state.items[path.row] = row
            }
        }
    }
}
