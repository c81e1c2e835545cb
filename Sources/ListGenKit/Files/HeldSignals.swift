#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Signals that would end the process, held back while files are put in place, so that it can clean up first.
enum HeldSignals {
    private static let numbers = [SIGHUP, SIGINT, SIGTERM, SIGXCPU, SIGXFSZ]

    /// The last signal that came. A handler may do no more than set such a number.
    nonisolated(unsafe) private static var received: sig_atomic_t = 0

    /// Whether a signal is held back: what is not done yet is better left undone.
    static var areWaiting: Bool { received != 0 }

    /// Runs `body`. A signal that comes meanwhile has its effect afterwards.
    static func during<Result>(_ body: () -> Result) -> Result {
        received = 0
        var handler = sigaction()
        let note: @convention(c) (Int32) -> Void = { HeldSignals.received = $0 }
        #if canImport(Darwin)
        handler.__sigaction_u.__sa_handler = note
        #else
        handler.__sigaction_handler.sa_handler = note
        #endif
        handler.sa_flags = SA_RESTART
        var replaced: [(number: Int32, action: sigaction)] = []
        for number in numbers {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0, !isIgnored(action), sigaction(number, &handler, nil) == 0 else {
                continue
            }
            replaced.append((number, action))
        }
        let result = body()
        for index in replaced.indices { sigaction(replaced[index].number, &replaced[index].action, nil) }
        let number = received
        received = 0
        if number != 0 { raise(number) }
        return result
    }

    /// What the process was started to ignore, as by `nohup`, stays ignored.
    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
