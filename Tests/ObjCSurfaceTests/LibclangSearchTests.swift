import Testing

@testable import ObjCSurface

/// Where a library is looked for, on machines of both kinds.
@Suite struct LibclangSearchTests {
    private let xcode = "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib"
    private let tools = "/Library/Developer/CommandLineTools/usr/lib"

    @Test func theLibraryThatIsNamedIsTheOnlyOne() throws {
        let tree = try MachineTree(["/usr/lib/llvm-14/lib/libclang.so.1"])
        let search = LibclangSearch(tree.machine(.linux, ["LISTGEN_LIBCLANG": "/mine/libclang.so"]))
        #expect(search.paths == ["/mine/libclang.so"])
        #expect(tree.libraries(.linux, ["LISTGEN_LIBCLANG": ""]) == ["/usr/lib/llvm-14/lib/libclang.so.1"])
    }

    @Test func onLinuxTheToolchainComesBeforeDebianAndHomebrew() throws {
        let tree = try MachineTree([
            "/opt/swift/usr/bin/swift-frontend", "/opt/swift/usr/lib/libclang.so", "/usr/lib/llvm-9/lib/libclang.so.1",
            "/usr/lib/llvm-14/lib/libclang.so.1", "/usr/lib/llvm-16/lib/libLLVM.so",
            "/home/linuxbrew/.linuxbrew/opt/llvm/lib/libclang.so", xcode + "/libclang.dylib",
        ])
        try tree.link("/usr/bin/swift", inside: "/opt/swift/usr/bin/swift-frontend")
        let debian = ["/usr/lib/llvm-14/lib/libclang.so.1", "/usr/lib/llvm-9/lib/libclang.so.1"]
        let homebrew = ["/home/linuxbrew/.linuxbrew/opt/llvm/lib/libclang.so"]
        #expect(
            tree.libraries(.linux, ["PATH": "/bin:/usr/bin"]) == ["/opt/swift/usr/lib/libclang.so"] + debian + homebrew)
        #expect(tree.libraries(.linux) == debian + homebrew)
    }

    @Test func onAMacXcodeComesBeforeHomebrew() throws {
        let tree = try MachineTree([
            "/usr/bin/swift", xcode + "/libclang.dylib", tools + "/libclang.dylib",
            "/opt/homebrew/opt/llvm/lib/libclang.dylib", "/usr/local/opt/llvm/lib/libclang.dylib",
            "/usr/lib/llvm-14/lib/libclang.so.1",
        ])
        #expect(
            tree.libraries(.darwin, ["PATH": "/usr/bin"]) == [
                xcode + "/libclang.dylib", tools + "/libclang.dylib", "/opt/homebrew/opt/llvm/lib/libclang.dylib",
                "/usr/local/opt/llvm/lib/libclang.dylib",
            ])
    }

    @Test func theXcodeThatIsSelectedComesFirst() throws {
        let beta = "/Applications/Xcode-beta.app/Contents/Developer"
        let old = "/Applications/Xcode-15.app/Contents/Developer"
        let inside = "/Toolchains/XcodeDefault.xctoolchain/usr/lib/libclang.dylib"
        let standard = xcode + "/libclang.dylib"
        let tree = try MachineTree([beta + inside, old + inside, standard])
        try tree.link("/var/db/xcode_select_link", inside: old)
        #expect(tree.libraries(.darwin) == [old + inside, standard])
        #expect(tree.libraries(.darwin, ["DEVELOPER_DIR": beta]) == [beta + inside, old + inside, standard])
    }

    @Test func theCommandLineToolsAloneServe() throws {
        let tree = try MachineTree([tools + "/libclang.dylib"])
        try tree.link("/var/db/xcode_select_link", inside: "/Library/Developer/CommandLineTools")
        #expect(tree.libraries(.darwin) == [tools + "/libclang.dylib"])
    }

    @Test func theNewestToolchainOfSwiftlyIsTaken() throws {
        let linux = "/home/me/.local/share/swiftly"
        let mac = "/Users/me/Library/Developer/Toolchains"
        let library = "usr/lib/libclang"
        let tree = try MachineTree([
            linux + "/bin/swiftly", linux + "/toolchains/6.1.3/\(library).so",
            linux + "/toolchains/6.10.0/\(library).so",
            "/elsewhere/6.2.0/\(library).so", mac + "/swift-6.2-RELEASE.xctoolchain/\(library).dylib",
        ])
        try tree.link(linux + "/bin/swift", inside: linux + "/bin/swiftly")
        let variables = ["PATH": linux + "/bin", "HOME": "/home/me"]
        #expect(
            tree.libraries(.linux, variables) == [
                linux + "/toolchains/6.10.0/\(library).so", linux + "/toolchains/6.1.3/\(library).so",
            ])
        #expect(
            tree.libraries(.linux, variables.merging(["SWIFTLY_TOOLCHAINS_DIR": "/elsewhere"]) { $1 }) == [
                "/elsewhere/6.2.0/\(library).so"
            ])
        #expect(
            tree.libraries(.darwin, ["PATH": linux + "/bin", "HOME": "/Users/me"]) == [
                mac + "/swift-6.2-RELEASE.xctoolchain/\(library).dylib"
            ])
    }
}
