// Builds.md.
//: Builds 1 is not compiled: it is a part of a manifest, whose like Examples/Plugin is built with
