import Foundation
import HeadlessUIKit
@_spi(Generated) import ListRuntimeUIKit

/// Counts how often the height methods of the album are called.
@MainActor
final class HeightCalls {
    static let shared = HeightCalls()
    private(set) var counts: [String: Int] = [:]

    func note(_ name: String, _ height: CGFloat) -> CGFloat {
        counts[name, default: 0] += 1
        return height
    }

    /// The calls since the start or the last look.
    func taken() -> [String: Int] {
        defer { counts = [:] }
        return counts
    }
}

// listgen:cell
final class PhotoCell: RecordingCell {
    func configure(with photo: Photo) { show("photo \(photo.id)") }
    static func height(for photo: Photo, width: CGFloat) -> CGFloat {
        HeightCalls.shared.note("photo", photo.height + width / 100)
    }
}

final class CaptionCell: RecordingCell {
    func configure(with caption: Caption, context: AlbumContext) { show("caption \(caption.id)") }
    static func height(for caption: Caption, context: AlbumContext) -> CGFloat {
        HeightCalls.shared.note("caption", caption.lines * context.factor)
    }
}

final class SongCell: RecordingCell {
    func configure(with song: Song) { show("song \(song.lines)") }
    static func height(for song: Song) -> CGFloat { HeightCalls.shared.note("song", song.lines * 10) }
}

final class PlayerCell: RecordingCell {
    func configure(with song: Song) { show("player \(song.lines)") }
    static func height(for song: Song) -> CGFloat { HeightCalls.shared.note("player", song.lines * 10) }
}

/// A cell that sizes itself.
final class NoteCell: RecordingCell {
    private var lines: CGFloat = 0

    func configure(with note: Note) {
        lines = note.lines
        show("note \(note.id)")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: lines * 10) }
}

final class LineCell: RecordingCell {
    func configure(with note: Note) { show("line \(note.id)") }
}

final class ShadeCell: RecordingCell {
    func configure(with caption: Caption) { show("shade \(caption.id)") }
    static func height(_ caption: Caption, _ metrics: ListMetrics) -> CGFloat {
        let isDark = metrics.traitCollection.userInterfaceStyle == .dark
        return HeightCalls.shared.note("shade", caption.lines + (isDark ? 7 : 0))
    }
}

/// Whether code runs in the task of a test, or in one that is detached from it.
enum TestTask {
    @TaskLocal static var isRunning = false
}

/// A cell whose height can be computed on any thread.
final class TextCell: RecordingCell {
    nonisolated private static let lock = NSLock()
    nonisolated(unsafe) private static var calls: [Bool] = []

    func configure(with text: Text) { show("text \(text.id)") }

    nonisolated static func height(for text: Text, width: CGFloat) -> CGFloat {
        lock.withLock { calls.append(TestTask.isRunning) }
        return text.length / width
    }

    /// For each call since the last look, whether it was in the task of the test.
    static func takenCalls() -> [Bool] {
        lock.withLock {
            defer { calls = [] }
            return calls
        }
    }
}
