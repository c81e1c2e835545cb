import UIKit

public struct Photo: Identifiable, Equatable { public let id: Int }

// listgen:cell
public final class PhotoCell: UICollectionViewCell {
    func configure(with photo: Photo) { tag = photo.id }
}

struct Span {}

protocol SpanDelegate: UICollectionViewDelegate {
    func spanLayout(_ layout: UICollectionViewLayout, spanOf section: Int) -> Span
    func spanLayoutDidFinish(_ layout: UICollectionViewLayout)
    func spanLayout(_ layout: UICollectionViewLayout, weightOf section: Int) throws -> Int
}

extension SpanDelegate {
    func spanLayout(_ layout: UICollectionViewLayout, weightOf section: Int) throws -> Int { 1 }
}

// Its protocol is internal.
// listgen:list(.collection, on: spanLayoutDidFinish)
public struct PublicPhotos {
    public var photos: [Photo]
}

// Nothing stands for no span.
// listgen:list(.collection, on: [spanLayout(_:spanOf:), spanLayoutDidFinish])
struct Spans {
    var photos: [Photo]
}

// Its protocol requires another.
// listgen:list(.collection, actions: .closures, on: spanLayoutDidFinish)
struct Finished {
    var photos: [Photo]
}

// It throws.
// listgen:list(.collection, actions: .closures, on: [
//     spanLayout(_:spanOf:), spanLayout(_:weightOf:), spanLayoutDidFinish])
struct Weights {
    var photos: [Photo]
}

// Two methods have the name.
// listgen:list(.collection, on: spanLayout)
struct Unclear {
    var photos: [Photo]
}

// A letter is missing.
// listgen:list(.collection, on: spanLayoutDidFinsh)
struct Misspelt {
    var photos: [Photo]
}

// The app keeps its delegate.
// listgen:list(.collection, delegate: .mine, on: spanLayoutDidFinish)
struct Mine {
    var photos: [Photo]
}

protocol GapDelegate: UITableViewDelegate {
    var gap: CGFloat { get }
    func gapDidChange()
}

struct Story: Identifiable, Equatable { let id: Int }

// listgen:cell
final class StoryCell: UITableViewCell {
    func configure(with story: Story) { tag = story.id }
}

// Its protocol requires a property.
// listgen:list(.table, on: gapDidChange)
struct Gaps {
    var stories: [Story]
}

protocol WeighingDelegate: UITableViewDelegate {
    associatedtype Weight
    func weigh(_ weight: Weight)
}

// Nothing says what it takes.
// listgen:list(.table, on: weigh)
struct Weighed {
    var stories: [Story]
}
