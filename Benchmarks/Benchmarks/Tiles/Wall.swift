import Kinds

// listgen:rows
public enum WallItem: Equatable, Sendable {
    case banner(Text)  // listgen:row(cell: BannerTile)
    case carousel(Media)  // listgen:row(cell: CarouselTile)
    case story(Tally)  // listgen:row(cell: StoryTile)
    case quote(Text)  // listgen:row(cell: QuoteTile)
    case poll(Media)  // listgen:row(cell: PollTile)
    case photo(Tally)  // listgen:row(cell: PhotoTile)
    case video(Text)  // listgen:row(cell: VideoTile)
    case event(Media)  // listgen:row(cell: EventTile)
    case place(Tally)  // listgen:row(cell: PlaceTile)
    case person(Text)  // listgen:row(cell: PersonTile)
    case product(Media)  // listgen:row(cell: ProductTile)
    case offer(Tally)  // listgen:row(cell: OfferTile)
    case review(Text)  // listgen:row(cell: ReviewTile)
    case song(Media)  // listgen:row(cell: SongTile)
    case album(Tally)  // listgen:row(cell: AlbumTile)
    case podcast(Text)  // listgen:row(cell: PodcastTile)
    case article(Media)  // listgen:row(cell: ArticleTile)
    case question(Tally)  // listgen:row(cell: QuestionTile)
    case reminder(Text)  // listgen:row(cell: ReminderTile)
    case footer(Media)  // listgen:row(cell: FooterTile)
}

/// A list of twenty kinds of rows, whose collection is generated; `WrittenWall` is the same list without listgen.
// listgen:list(.collection, on: select)
public struct Wall: Sendable {
    public var items: [WallItem]

    public init(items: [WallItem]) { self.items = items }
}
