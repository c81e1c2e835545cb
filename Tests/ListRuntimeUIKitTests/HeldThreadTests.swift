import Testing

/// Tests that hold up a thread of the pool, one after the other: there may be only two.
@Suite(.serialized) enum HeldThreadTests {}
