import SourceText

/// A token of a header, as coarse as the questions that are asked of it.
struct HeaderToken: Equatable {
    enum Kind: Equatable {
        case identifier
        /// `@interface`, `@end`, with their `@`.
        case atKeyword
        /// A string or character literal.
        case literal
        case number
        /// `#import "Story.h"`: up to the end of its line, continued lines included, a line comment left out.
        case directive
        case comment
        /// A byte of punctuation.
        case punctuation(UInt8)
    }

    var kind: Kind
    var range: SourceRange

    func `is`(_ character: Unicode.Scalar) -> Bool {
        kind == .punctuation(UInt8(ascii: character))
    }
}
