extension Configuration {
    /// Replaces what options of the command line say: nil and empty ones leave the configuration as it is. Folders start
    /// at `working`, not at that of the configuration.
    public mutating func override(
        output: String?, isOutputOutside: Bool = false, imports: [String], configure: [String], sdk: String?,
        working: Root = .working
    ) {
        if let output { self.output = output == "beside" ? .beside : .folder(working.absolute(output)) }
        if isOutputOutside { self.isOutputOutside = true }
        if !imports.isEmpty { self.imports = imports }
        if !configure.isEmpty { self.configure = configure }
        if let sdk { self.sdk = SDKFolder.path(sdk, in: working) ?? sdk }
    }
}
