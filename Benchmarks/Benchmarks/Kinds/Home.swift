// listgen:rows
public enum HomeItem: Equatable, Sendable {
    case banner(Text)  // listgen:row(cell: BannerCell)
    case carousel(Media)  // listgen:row(cell: CarouselCell)
    case story(Tally)  // listgen:row(cell: StoryCell)
    case quote(Text)  // listgen:row(cell: QuoteCell)
    case poll(Media)  // listgen:row(cell: PollCell)
    case photo(Tally)  // listgen:row(cell: PhotoCell)
    case video(Text)  // listgen:row(cell: VideoCell)
    case event(Media)  // listgen:row(cell: EventCell)
    case place(Tally)  // listgen:row(cell: PlaceCell)
    case person(Text)  // listgen:row(cell: PersonCell)
    case product(Media)  // listgen:row(cell: ProductCell)
    case offer(Tally)  // listgen:row(cell: OfferCell)
    case review(Text)  // listgen:row(cell: ReviewCell)
    case song(Media)  // listgen:row(cell: SongCell)
    case album(Tally)  // listgen:row(cell: AlbumCell)
    case podcast(Text)  // listgen:row(cell: PodcastCell)
    case article(Media)  // listgen:row(cell: ArticleCell)
    case question(Tally)  // listgen:row(cell: QuestionCell)
    case reminder(Text)  // listgen:row(cell: ReminderCell)
    case footer(Media)  // listgen:row(cell: FooterCell)
}

/// A list of twenty kinds of rows, whose table is generated; `WrittenHome` is the same list without listgen.
// listgen:list(.table, on: select)
public struct Home: Sendable {
    public var items: [HomeItem]

    public init(items: [HomeItem]) { self.items = items }
}
