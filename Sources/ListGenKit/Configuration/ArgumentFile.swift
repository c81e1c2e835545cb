/// Arguments in a file, a line each, because a command line has room for a few thousand only. Nothing in it is quoted.
public enum ArgumentFile {
    /// The arguments with those of each `@FILE` in its place, or the name of a file that cannot be read.
    public static func expanded(_ arguments: [String], working: Root = .working) -> (all: [String], unread: String?) {
        var all: [String] = []
        for argument in arguments {
            guard argument.hasPrefix("@") else {
                all.append(argument)
                continue
            }
            let path = String(argument.dropFirst())
            guard case .success(let bytes) = FileSystem.read(working.absolute(working.path(path))) else {
                return (all, path)
            }
            all += String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        }
        return (all, nil)
    }
}
