#if !canImport(UIKit)
import Foundation

/// The pieces of a group, one after the other, before what is left is shared.
@preconcurrency @MainActor
struct SolvedLine {
    let axis: FlowAxis
    let spacing: NSCollectionLayoutSpacing?
    private(set) var pieces: [Piece] = []
    /// The least length and breadth.
    private(set) var length: CGFloat = 0
    private(set) var breadth: CGFloat = 0

    init(axis: FlowAxis, spacing: NSCollectionLayoutSpacing?) {
        self.axis = axis
        self.spacing = spacing
    }

    /// An item, or a group in the group, with the space around it.
    @preconcurrency @MainActor
    struct Piece {
        let group: SolvedGroup
        let spacing: NSCollectionLayoutEdgeSpacing?

        /// The length with the least space around it.
        func length(_ axis: FlowAxis) -> CGFloat {
            let around = spacing?.along(axis)
            return axis.along(group.size) + (around?.before?.spacing ?? 0) + (around?.after?.spacing ?? 0)
        }
    }

    private var across: FlowAxis { axis == .vertical ? .horizontal : .vertical }

    func length(with piece: Piece) -> CGFloat {
        pieces.isEmpty ? piece.length(axis) : length + (spacing?.spacing ?? 0) + piece.length(axis)
    }
    mutating func append(_ piece: Piece) {
        length = length(with: piece)
        breadth = max(breadth, piece.length(across))
        pieces.append(piece)
    }

    /// The items in a room, with what is left shared among the flexible spacings.
    func items(in room: CGSize) -> [SolvedGroup.Item] {
        zip(pieces, origins(in: room)).flatMap { piece, origin in piece.group.items.map { $0.moved(by: origin) } }
    }
    /// Where the first piece begins.
    func origin(in room: CGSize) -> CGPoint {
        pieces.count == 1 && pieces[0].spacing == nil ? .zero : origins(in: room).first ?? .zero
    }

    private func origins(in room: CGSize) -> [CGPoint] {
        let flexibles = pieces.reduce(spacing?.isFlexibleSpacing == true ? pieces.count - 1 : 0) { count, piece in
            let around = piece.spacing?.along(axis)
            return count + (around?.before?.flexibleCount ?? 0) + (around?.after?.flexibleCount ?? 0)
        }
        let share = flexibles > 0 ? max(0, axis.along(room) - length) / CGFloat(flexibles) : 0
        var position: CGFloat = 0
        return pieces.map { piece in
            let around = piece.spacing?.along(axis)
            position += around?.before.points(share) ?? 0
            defer {
                position += axis.along(piece.group.size) + (around?.after.points(share) ?? 0) + spacing.points(share)
            }
            return axis.rect(along: position, across: start(piece, in: room), length: 0, breadth: 0).origin
        }
    }

    /// Where a piece begins across the line.
    private func start(_ piece: Piece, in room: CGSize) -> CGFloat {
        guard let around = piece.spacing?.along(across) else { return 0 }
        let flexibles = (around.before?.flexibleCount ?? 0) + (around.after?.flexibleCount ?? 0)
        let left = max(0, axis.across(room) - piece.length(across))
        return around.before.points(flexibles > 0 ? left / CGFloat(flexibles) : 0)
    }
}
#endif
