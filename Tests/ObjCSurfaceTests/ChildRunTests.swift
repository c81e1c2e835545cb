import ObjCSurface
import Testing

@Suite struct ChildRunTests {
    @Test func whatAProgramWritesIsRead() {
        #expect(ChildRun.output(of: "/bin/sh", ["-c", "echo \"$0\"; echo no >&2; cat", "a b"]) == "a b\n")
        #expect(ChildRun.output(of: "/bin/sh", ["-c", "head -c 300000 /dev/zero"])?.utf8.count == 300_000)
        #expect(ChildRun.output(of: "/bin/sh", ["-c", "test -n \"$PATH\""]) == "")
    }

    @Test func whatFailsGivesNothing() {
        #expect(ChildRun.output(of: "/bin/sh", ["-c", "echo a; exit 1"]) == nil)
        #expect(ChildRun.output(of: "/bin/sh", ["-c", "kill -9 $$"]) == nil)
        #expect(ChildRun.output(of: "/nowhere/program", []) == nil)
    }
}
