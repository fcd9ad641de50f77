/** Loads the page whole for an error that says a file is gone. Returns whether the page is being loaded. */
type Reload = (error: unknown) => boolean;

/**
 * A property of the page and not of a module: the boundaries' files are apart from the shell's, and a module that stands in both is there
 * twice, each with a state of its own.
 */
const RELOAD = Symbol.for('bazaar.reload-for-chunk');
const page = globalThis as { [RELOAD]?: Reload };

/**
 * True for the errors a browser gives when a file of an older build is gone. Several spellings, because bundler and
 * browser both speak.
 */
export function isChunkFailure(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return (
    name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      message,
    )
  );
}

/** Says how the page is loaded whole for a boundary that asks. */
export function offerReload(reload: Reload): void {
  page[RELOAD] = reload;
}

/**
 * Asks for the page whole when `error` says that a file of its build is gone: React keeps what a boundary has caught to itself. Returns
 * whether the page is being loaded.
 */
export function askForReload(error: unknown, load: () => void = () => location.reload()): boolean {
  if (!isChunkFailure(error)) return false;
  if (page[RELOAD] !== undefined) return page[RELOAD](error);
  // Even the shell is gone, and its memory with it. A document that came by a reload is not loaded again: no loop.
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return false;
  load();
  return true;
}
