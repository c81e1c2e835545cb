// The blocks of Diffable.md are parts of files that are compiled and run; DiffablePageTests compares them.
//: Diffable 1 is not compiled: a part of a file that is
//: Diffable 2 is not compiled: a part of a file that is
//: Diffable 3 is not compiled: a part of a file that is
//: Diffable 4 is not compiled: a part of a file that is
//: Diffable 5 is not compiled: a part of a file that is
//: Diffable 6 is not compiled: a part of a file that is
//: Diffable 7 is not compiled: a part of a file that is
//: Diffable 8 is not compiled: a part of a file that is
//: Diffable 9 is not compiled: a part of a file that is
//: Diffable 10 is not compiled: a part of a file that is
//: Diffable 11 is not compiled: a part of a file that is
//: Diffable 12 is not compiled: a part of a file that is
//: Diffable 13 is not compiled: a part of a file that is
//: Diffable 14 is not compiled: a part of a file that is
//: Diffable 15 is not compiled: a part of a file that is
//: Diffable 16 is not compiled: a part of a file that is
