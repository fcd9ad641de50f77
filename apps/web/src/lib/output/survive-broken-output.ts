import type { EventEmitter } from 'node:events';

/**
 * Keeps the server alive when its output is closed because the parent process was killed. Without a listener the failed write would be an
 * uncaught error, which the framework reports by writing, which fails again: an endless loop.
 */
export function surviveBrokenOutput(
  outputs: readonly EventEmitter[] = [process.stdout, process.stderr],
): void {
  for (const output of outputs) output.on('error', ignore);
}

/** There is no output left to report it on. */
function ignore(): void {}
