#include "Allocations.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// The program's own malloc comes before that of the C library, which is still there by other names.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static _Atomic ptrdiff_t live;
static _Atomic ptrdiff_t peak;

static void *taken(void *block) {
    if (!block) return block;
    ptrdiff_t now = atomic_fetch_add_explicit(&live, (ptrdiff_t)malloc_usable_size(block), memory_order_relaxed)
        + (ptrdiff_t)malloc_usable_size(block);
    if (now > atomic_load_explicit(&peak, memory_order_relaxed))
        atomic_store_explicit(&peak, now, memory_order_relaxed);
    return block;
}

static void given(void *block) {
    if (block) atomic_fetch_sub_explicit(&live, (ptrdiff_t)malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = taken(__libc_memalign(alignment, size));
    return *block ? 0 : ENOMEM;
}

void *realloc(void *block, size_t size) {
    given(block);
    return taken(__libc_realloc(block, size));
}

void free(void *block) {
    given(block);
    __libc_free(block);
}

void allocations_reset(void) {
    atomic_store(&live, 0);
    atomic_store(&peak, 0);
}

ptrdiff_t allocations_peak(void) { return atomic_load(&peak); }
#else
void allocations_reset(void) {}
ptrdiff_t allocations_peak(void) { return -1; }
#endif
