import Foundation

@testable import ObjCSurface

/// The libraries of this machine that headers are read with in the tests: the toolchain's and Debian's.
enum Libraries {
    static let all: [Libclang] = LibclangSearch(environment: { $0 == "PATH" ? path : nil }).paths.compactMap {
        try? Libclang($0)
    }

    static let path = ProcessInfo.processInfo.environment["PATH"]
}
