/**
 * Flags that keep the web server's resident memory flat (docs/adr/0010). Most of its growth was neither pages nor caches but space that V8
 * and the C library kept for garbage: rendering a page takes a few megabytes of short-lived objects.
 */
export const WEB_MEMORY_FLAGS: readonly string[] = [
  // By default V8 lets the nursery grow to 128 MB before collecting it.
  '--max-semi-space-size=8',
  // Collects the old generation after 20 % growth; by default V8 waits until it has doubled or more.
  '--heap-growing-percent=20',
];

export const WEB_MEMORY_ENVIRONMENT: Readonly<Record<string, string>> = {
  // glibc keeps eight arenas per core, each with its own free blocks.
  MALLOC_ARENA_MAX: '2',
};
