import type { EventEmitter } from 'node:events';

/**
 * Lets the server live on when nobody reads its output any more: whoever started it was killed outright. Without a listener the failed
 * write would be an uncaught error, which the framework reports by writing, which fails again, for ever and with a whole core.
 */
export function surviveBrokenOutput(
  outputs: readonly EventEmitter[] = [process.stdout, process.stderr],
): void {
  for (const output of outputs) output.on('error', ignore);
}

/** There is nowhere left to say it. */
function ignore(): void {}
