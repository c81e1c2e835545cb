#if canImport(Photos)
import Photos
#endif
import Foundation

struct Photo: Equatable {
    let id: UUID
}
