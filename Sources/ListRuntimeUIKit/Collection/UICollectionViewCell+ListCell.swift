extension UICollectionViewCell: ListCell {}
