/** Loads the page whole for an error that says a file of its build is gone. Returns whether the page is being loaded. */
type ChunkReloader = (error: unknown) => boolean;

let reloader: ChunkReloader | undefined;

/** Says who reloads; the shell does. */
export function setChunkReloader(next: ChunkReloader | undefined): void {
  reloader = next;
}

/** What an error boundary asks: it is on every page, and does not bring the rules of reloading with it a second time. */
export function askForReload(error: unknown): boolean {
  return reloader?.(error) ?? false;
}
