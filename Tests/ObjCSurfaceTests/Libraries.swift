import Foundation

@testable import ObjCSurface

/// The libraries of this machine that headers are read with in the tests: the toolchain's and Debian's.
enum Libraries {
    static let all: [Libclang] = {
        var machine = Machine.current
        let variable = machine.variable
        machine.variable = { $0 == LibclangSearch.variable ? nil : variable($0) }
        return LibclangSearch(machine).paths.compactMap { try? Libclang($0) }
    }()
}
