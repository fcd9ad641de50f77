/**
 * Flags of a sandbox that lives for a part of the checks: the last compiler of WebAssembly works for seconds on a single function of the
 * embedded database and takes 600 MB for it, which only a long life gives back.
 */
export const SHORT_LIVED_SANDBOX_FLAGS: readonly string[] = ['--liftoff-only'];
