import UIKit

/// The name of a day above its episodes, and how much they weigh.
final class DayHeaderView: UIView {
    let dayLabel = UILabel()
    let sizeLabel = UILabel()

    init(day: String, megabytes: Int) {
        super.init(frame: .zero)
        dayLabel.text = day
        sizeLabel.text = "\(megabytes) MB"
        sizeLabel.textAlignment = .right
        addSubview(dayLabel)
        addSubview(sizeLabel)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 16, dy: 4)
        dayLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width - 100, height: area.height)
        sizeLabel.frame = CGRect(x: area.maxX - 100, y: area.minY, width: 100, height: area.height)
    }
}
