import UIKit

/// Chooses of which podcasts this phone tells new episodes.
public final class NotificationsController: UICollectionViewController {
    private let notifications: Notifications
    private var list: Notifications.Collection?

    public init(podcasts: [Podcast], options: [NotificationOption]) {
        notifications = Notifications(podcasts: podcasts, options: options)
        // The list gives the view a layout of its own.
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Notifications"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        list = Notifications.Collection(notifications, actions: self, in: collectionView)
    }

    public func show(_ podcasts: [Podcast]) {
        list?.state.podcasts = podcasts
    }
}

extension NotificationsController: Notifications.Actions {
    func select(_ row: Notifications.Row) {
        switch row {
        case .podcasts(let podcast): list?.update(podcasts: podcast.id) { $0.isFollowed.toggle() }
        case .options(let option): list?.update(options: option.id) { $0.isOn.toggle() }
        case .podcastsEmpty: break
        }
    }
}
