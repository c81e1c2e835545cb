import ArgumentParser
import ListGenKit

/// `MODULE=PATH`
struct ModulePath: ExpressibleByArgument {
    let module: String
    let path: String

    init?(argument: String) {
        guard let split = argument.firstIndex(of: "=") else { return nil }
        (module, path) = (String(argument[..<split]), String(argument[argument.index(after: split)...]))
        if path.isEmpty || !Configuration.isModule(module) { return nil }
    }
}
