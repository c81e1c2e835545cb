import UIKit

//: Lists 11 is not compiled: the block goes into the page itself; the scenario inline-list has the same
//: Files 1 is not compiled: it is the frame of such a block
//: Adopting 1 is not compiled: it is the first line of a provider, which the scenario inline-provider has whole
//: Headers 2 is not compiled: the scenario headers-of-a-table has the same
