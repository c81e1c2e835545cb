# Turns list-signatures.tsv into the protocols of the stub UIKit, as Objective-C with the Swift names of the table.
BEGIN {
    FS = "\t"
    split("Bool _Bool Int NSInteger CGFloat CGFloat CGPoint CGPoint CGSize CGSize UIEdgeInsets UIEdgeInsets " \
        "Selector SEL Void void UITableViewCell.EditingStyle UITableViewCellEditingStyle " \
        "UnsafeMutablePointer<CGPoint> CGPoint*", pairs, " ")
    for (i = 1; i in pairs; i += 2) value[pairs[i]] = pairs[i + 1]
    split("IndexPath NSIndexPath String NSString " \
        "UIWindowScene.ActivationConfiguration UIWindowSceneActivationConfiguration", pairs, " ")
    for (i = 1; i in pairs; i += 2) class[pairs[i]] = pairs[i + 1]
}

/^#/ || $1 == "protocol" { next }

$2 == "protocol" {
    order[++count] = $1
    inherits[$1] = $3 == "NSObjectProtocol" ? "NSObject" : $3
    next
}

{
    members[$1] = members[$1] "@" $2 "\n" declaration($3, $4) "\n"
}

END {
    print "// Made from list-signatures.tsv."
    print "#pragma clang assume_nonnull begin"
    # A protocol that others inherit from comes first.
    for (i = 1; i <= count; i++) if (order[i] == "UIScrollViewDelegate") emit(order[i])
    for (i = 1; i <= count; i++) if (order[i] != "UIScrollViewDelegate") emit(order[i])
    print "#pragma clang assume_nonnull end"
}

function emit(name) {
    print "STUB_MAIN_ACTOR @protocol " name " <" inherits[name] ">"
    printf "%s@end\n", members[name]
}

# `func f(_ a: A, b c: C) -> R` and `f:b:` as one Objective-C method.
function declaration(swift, selector,    open, close_, name, list, result, parts, pieces, n, i, label, words, text) {
    open = index(swift, "(")
    name = substr(swift, 6, open - 6)
    close_ = length(swift)
    result = "Void"
    if (match(swift, /\) -> .*$/)) {
        close_ = RSTART
        result = substr(swift, RSTART + 5)
    }
    list = substr(swift, open + 1, close_ - open - 1)
    n = split(list, parts, ", ")
    if (split(selector, pieces, ":") - 1 != n) fail("selector and signature differ", swift)
    name = name "("
    text = "- (" type(result) ")"
    for (i = 1; i <= n; i++) {
        if (!match(parts[i], /: /)) fail("parameter without a type", swift)
        label = substr(parts[i], 1, RSTART - 1)
        split(label, words, " ")
        name = name words[1] ":"
        text = text pieces[i] ":(" type(substr(parts[i], RSTART + 2)) ")a" i " "
    }
    return text "STUB_NAME(\"" name ")\");"
}

function type(swift,    plain) {
    plain = swift
    if (sub(/\?$/, "", plain)) return "nullable " type(unwrapped(plain))
    if (plain == "Any") return "id"
    if (plain in value) return value[plain]
    if (plain ~ /^\[.*\]$/) return "NSArray<" type(substr(plain, 2, length(plain) - 2)) "> *"
    if (sub(/^any /, "", plain)) return "id<" plain ">"
    if (plain in class) return class[plain] " *"
    if (plain !~ /^UI[A-Za-z]+$/) fail("a type the stubs do not know: " swift, swift)
    return plain " *"
}

function unwrapped(text) {
    return text ~ /^\(.*\)$/ ? substr(text, 2, length(text) - 2) : text
}

function fail(why, line) {
    print "protocols.awk: " why ": " line > "/dev/stderr"
    exit 1
}
