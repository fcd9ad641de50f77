import type { DatabaseHandle } from '../db/database-handle';
import type { Health } from './health';
import type { Listener } from './listener';

const graceMs = 8_000;
/** Time in ms for waiting and pending requests together; the database closes after it. */
const stopMs = 12_000;

interface Closing {
  readonly listener?: Listener;
  readonly database: DatabaseHandle;
  readonly health: Health;
  readonly waitMs: number;
  readonly endTelemetry: () => Promise<void>;
}

/**
 * Handles SIGTERM and SIGINT: not ready, `waitMs` in which a balancer notices it, no new connections, running requests end, the database
 * closes, exit code 0, within 15 s. A second signal exits at once.
 * Returns an abort signal that fires on the first one, for long work that should not be awaited.
 */
export function closeOnSignals({ listener, database, health, waitMs, endTelemetry }: Closing): AbortSignal {
  const closing = new AbortController();
  const close = async () => {
    if (closing.signal.aborted) process.exit(130);
    closing.abort();
    health.startDraining();
    if (listener !== undefined) await new Promise((resolve) => setTimeout(resolve, waitMs));
    await listener?.close(Math.min(graceMs, stopMs - waitMs));
    await database.close();
    await endTelemetry();
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
