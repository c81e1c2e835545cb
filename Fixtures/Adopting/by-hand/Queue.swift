import UIKit

struct Episode: Hashable {
    let id: Int
    var title: String
    var show: String
    var minutes: Int
}

struct Download: Hashable {
    let id: Int
    var title: String
    var fraction: Double
}

final class EpisodeCell: UITableViewCell {
    let badge = UILabel()
}

final class DownloadCell: UITableViewCell {
    func configure(with download: Download) {
        textLabel?.text = "\(download.title) \(Int(download.fraction * 100)) %"
    }
}

final class HintCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Nothing is next"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class QueueHeader: UITableViewHeaderFooterView {
    let count = UILabel()
}
