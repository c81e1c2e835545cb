// A package needs a target.
