/**
 * What keeps the web server's resident memory flat (docs/adr/0010). Most of what it grew to was no page and no cache but room that V8
 * and the C library kept for garbage: a page is rendered from a few megabytes of short-lived objects.
 */
export const WEB_MEMORY_FLAGS: readonly string[] = [
  // V8 would let the nursery grow to 128 MB before it looks at it.
  '--max-semi-space-size=8',
  // Collects the rest once it has grown by three tenths; by itself V8 waits until it has doubled or more.
  '--heap-growing-percent=30',
];

export const WEB_MEMORY_ENVIRONMENT: Readonly<Record<string, string>> = {
  // glibc keeps eight arenas a core, each with its own free blocks.
  MALLOC_ARENA_MAX: '2',
};
