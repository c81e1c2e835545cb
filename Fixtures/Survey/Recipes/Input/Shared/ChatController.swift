import MessagesKit
import UIKit

/// Its base is of a library.
final class ChatController: MessagesViewController {
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
