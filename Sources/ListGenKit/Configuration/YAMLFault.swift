/// Why a text is no YAML document, and where: line and column from 1.
struct YAMLFault: Error {
    var problem: String
    var line: Int
    var column: Int
}
