import UIKit

/// Chooses what podcasts are to be about.
public final class TopicsController: UICollectionViewController {
    private var topics: [Topic]
    private var list: Topics.Collection?

    public init(topics: [Topic]) {
        self.topics = topics
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Topics"
    }

    public required init?(coder: NSCoder) {
        nil
    }

    public var chosen: [Topic] {
        list?.state.topics.filter(\.isChosen) ?? []
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        list = Topics.Collection(Topics(topics: topics), actions: self, in: collectionView)
    }
}

extension TopicsController: Topics.Actions {
    func select(topics: Topic) {
        list?.update(topics: topics.id) { $0.isChosen.toggle() }
    }
}
