/// Why a file of facts cannot be read.
enum FactsFault: Error {
    /// It was written by another version of listgen, which is named.
    case hasVersion(String)
    /// Something else wrote it.
    case isOther
    /// Its end is missing, or something was taken out of it.
    case isCut
    /// It tells of another module.
    case isOfModule(String)
}
