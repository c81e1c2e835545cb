#pragma once
#include <stddef.h>

/// Starts counting at zero.
void allocations_reset(void);
/// The most bytes that were allocated at one time since the start, less those allocated at the start; as malloc rounds
/// them. Negative where the C library cannot be asked.
ptrdiff_t allocations_peak(void);
