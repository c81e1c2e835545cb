// A stub UIKit: the classes that lists and their cells use, then the protocols out of list-signatures.tsv.
// Declarations only, in our own words and order; what is missing here is simply not used by any golden yet.
@import Foundation;

#include "Basics.h"
#include "Views.h"
#include "Controllers.h"
#include "Lists.h"
#include "Compositional.h"
#include "ListProtocols.h"

// Subclasses override what the controllers of lists implement.
@interface UITableViewController (Lists) <UITableViewDataSource, UITableViewDelegate>
@end
@interface UICollectionViewController (Lists) <UICollectionViewDataSource, UICollectionViewDelegate>
@end
