import type { DatabaseHandle } from '../db/database-handle';
import type { Listener } from './listener';

const graceMs = 8_000;

/**
 * Handles SIGTERM and SIGINT: no new connections, running requests end, the database closes, exit code 0. A second signal exits at once.
 * Returns an abort signal that fires on the first one, for long work that should not be awaited.
 */
export function closeOnSignals({
  listener,
  database,
}: {
  listener?: Listener;
  database: DatabaseHandle;
}): AbortSignal {
  const closing = new AbortController();
  const close = async () => {
    if (closing.signal.aborted) process.exit(130);
    closing.abort();
    await listener?.close(graceMs);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      close().catch((error: unknown) => {
        process.stderr.write(`The sandbox did not close cleanly: ${String(error)}\n`);
        process.exit(1);
      });
    });
  }
  return closing.signal;
}
