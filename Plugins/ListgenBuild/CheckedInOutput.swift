/// A module whose generated files are checked in and would be written by the build as well: Swift would say
/// "invalid redeclaration" of each of their types.
struct CheckedInOutput: Error, CustomStringConvertible {
    let path: String

    var description: String {
        "\(path): error: the build writes this file itself; remove it, or take the plugin ListgenBuild out of the target"
    }
}
