# Turns AppleRules/list-signatures.tsv into Swift: the protocols of the headless UIKit, the classes that its list
# controllers inherit every method from, and the methods that a mark may name. `folder` is where the files go.
BEGIN {
    FS = "\t"
    headless = folder "/Sources/HeadlessUIKit/ListProtocols/"
    model = folder "/Sources/ListModel/Resolution/Lists/"
    stamp = "// Written by Scripts/list-protocols from AppleRules/list-signatures.tsv."
}

/^#/ || $1 == "protocol" { next }

$2 == "protocol" {
    order[++count] = $1
    inherits[$1] = $3
    purpose[$1] = $4
    next
}

{
    methods[$1] = methods[$1] modelLine() "\n"
    # There are no selectors where there is no Objective-C.
    if ($3 ~ /: Selector/) next
    attribute = $3 ~ /UITableViewRowAction/ ? "    @available(*, deprecated)\n" : ""
    requirements[$1] = requirements[$1] attribute "    " $3 "\n"
    if ($2 != "required") defaults[$1] = defaults[$1] attribute "    public " $3 body("")
    overridable[$1] = overridable[$1] attribute "    open " $3 body($2)
}

END {
    for (i = 1; i <= count; i++) writeProtocol(order[i])
    writeClass("UITableViewControllerMethods", "UIViewController", "UITableViewDataSource UITableViewDelegate",
        "What a table controller has of the methods that its table asks for: each can be overridden, as with UIKit.")
    writeClass("UICollectionViewControllerMethods", "UIViewController",
        "UICollectionViewDataSource UICollectionViewDelegate",
        "What a collection view controller has of the methods that its view asks for: each can be overridden.")
    generic = "<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>"
    writeClass("UITableViewDiffableDataSourceMethods", "DiffableDataSource<SectionIdentifierType, ItemIdentifierType>",
        "UITableViewDataSource",
        "What a diffable data source of a table has of the methods of any: each can be overridden, as with UIKit.",
        generic)
    writeModel()
}

function writeProtocol(name,    file) {
    file = begin(name)
    print "/// " purpose[name] >file
    print "@preconcurrency @MainActor" >file
    print "public protocol " name ": " inherits[name] " {" >file
    printf "%s", requirements[name] >file
    print "}\n" >file
    print "// If an object leaves out an optional method, the answer is UIKit's default. A message says so if it matters." >file
    print "extension " name " {" >file
    printf "%s", defaults[name] >file
    print "}" >file
    print "#endif" >file
}

function writeClass(name, base, protocols, purpose, generic,    file, names, n, i) {
    file = begin(name)
    n = split(protocols, names, " ")
    print "/// " purpose >file
    print "@preconcurrency @MainActor" >file
    printf "open class %s%s: %s", name, generic, base >file
    for (i = 1; i <= n; i++) printf ", %s", names[i] >file
    print " {" >file
    for (i = 1; i <= n; i++) {
        printf "%s", overridable[names[i]] >file
        if (inherits[names[i]] in overridable) printf "%s", overridable[inherits[names[i]]] >file
    }
    print "}" >file
    print "#endif" >file
}

function begin(name,    file) {
    file = headless name ".generated.swift"
    print stamp >file
    print "#if !canImport(UIKit)" >file
    print "import Foundation\n" >file
    return file
}

# What a method answers of which nobody says more. Asked for, it tells the headless UIKit that it is missing.
function body(requirement,    value) {
    value = $7 != "" ? $7 : $6
    if (requirement == "required") return " { " value " }\n"
    if ($3 !~ /\) -> /) return $7 == "asked" ? " { OptionalMethod.missing(self) }\n" : " {}\n"
    return " {\n        OptionalMethod.missing(self)\n        return " value "\n    }\n"
}

# A line that `DelegateMethod` reads.
function modelLine(    text) {
    text = "        " ($2 == "required" ? "required " : "") substr($3, 6)
    if ($6 != "") text = text " = " $6
    if ($8 != "") text = text " // " $8
    return text
}

function writeModel(    file, i, name) {
    file = model "DelegateMethods.generated.swift"
    print stamp >file
    print "extension DelegateMethods {" >file
    print "    /// By protocol, a method a line: its signature, what UIKit assumes if it is missing, and the argument of a mark" >file
    print "    /// that has generated code implement it, or `always`." >file
    print "    static let table: KeyValuePairs<String, String> = [" >file
    for (i = 1; i <= count; i++) printf "        \"%s\": \"\"\"\n%s        \"\"\",\n", order[i], methods[order[i]] >file
    print "    ]" >file
    print "}" >file
}
