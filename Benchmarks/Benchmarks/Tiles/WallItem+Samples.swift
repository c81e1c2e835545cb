import Kinds

extension WallItem {
    /// Rows of all kinds in turn.
    public static func samples(_ count: Int) -> [WallItem] {
        (0..<count).map { id in
            let text = Text(id: id, title: "Title \(id)")
            let media = Media(id: id, name: "Name \(id)", seconds: id % 300)
            let tally = Tally(id: id, count: id % 100)
            switch id % 20 {
            case 0: return .banner(text)
            case 1: return .carousel(media)
            case 2: return .story(tally)
            case 3: return .quote(text)
            case 4: return .poll(media)
            case 5: return .photo(tally)
            case 6: return .video(text)
            case 7: return .event(media)
            case 8: return .place(tally)
            case 9: return .person(text)
            case 10: return .product(media)
            case 11: return .offer(tally)
            case 12: return .review(text)
            case 13: return .song(media)
            case 14: return .album(tally)
            case 15: return .podcast(text)
            case 16: return .article(media)
            case 17: return .question(tally)
            case 18: return .reminder(text)
            default: return .footer(media)
            }
        }
    }
}
