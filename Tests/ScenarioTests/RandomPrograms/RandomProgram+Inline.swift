extension RandomProgram {
    /// A text whose lists and providers say that their code belongs into it.
    static func inlined(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let mark = line.drop { $0 == " " }
            guard mark.hasPrefix("// listgen:list(") || mark.hasPrefix("// listgen:rows(provider:"),
                line.hasSuffix(")")
            else { return String(line) }
            return line.dropLast() + ", output: .inline)"
        }
        let imports = "import ListRuntimeUIKit"
        return "import ListRuntime\n"
            + lines.joined(separator: "\n").replacing(imports, with: "@_spi(Generated) " + imports)
    }
}
