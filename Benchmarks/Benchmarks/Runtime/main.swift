import Foundation

print(
    """
    Medians of \(Race.rounds), in turn with their yardsticks, in CPU time of the thread; ratios are the medians of
    those of each turn. Data are seeded.
    FLOOR-EQ    one pass of == on id and content over two equal arrays of elements
    FLOOR-HASH  a Dictionary from old id to position, probed with every new id
    STD         difference(from:).inferringMoves() by id; left out where it takes seconds
    operations  changes of rows and sections, moves among them; - where a line is of no diff
    bytes/row   the most that a diff has allocated at one time beside the rows, its result included, by counting malloc

    """)
// A number of rows as argument: those lists alone, the sections, and what takes the most memory; `tables`: what needs a table view; `dispatch`; `moves`.
// `--strict`: fails where a bar is missed.
let argument = CommandLine.arguments.dropFirst().first { $0 != "--strict" }
let comparesRows = !["tables", "dispatch", "moves"].contains(argument)
let counts = comparesRows ? [1_000, 10_000, 100_000].filter { argument == nil || argument == "\($0)" } : []
print(Line.header)
for count in counts {
    FlatBench<IntRow>(count: count).run(Edit.allCases)
    FlatBench<UUIDRow>(count: count).run(Edit.allCases)
    FlatBench<RichRow>(count: count).run(Edit.allCases)
    // With new rows as a server sends them another time: equal, but no copies. Nor are those that FLOOR-EQ compares.
    var builtAnew = FlatBench<RichRow>(count: count)
    (builtAnew.remark, builtAnew.renew) = (", rebuilt", { $0.builtAnew() })
    builtAnew.run(Edit.small)
}
if comparesRows {
    SectionBench<IntRow>().run()
    SectionBench<UUIDRow>().run()
    SectionBench<RichRow>().run()
    MemoryBench<IntRow>().run()
    MemoryBench<UUIDRow>().run()
    MemoryBench<RichRow>().run()
}
for count in counts {
    PlanBench<UUIDRow>(count: count).run([.delete, .replace, .shuffle])
    HeightBench(count: count).run()
}
if argument == nil || argument == "tables" {
    TableBench().run()
    CollectionMemoryBench().run()
}
if argument == nil || argument == "tables" || argument == "dispatch" { DispatchBench().run() }
if argument == nil || argument == "moves" { MoveBench().run() }
print("\n" + Table.summary)
if CommandLine.arguments.contains("--strict"), !Table.missed.isEmpty { exit(1) }
