import type { Server } from 'node:http';

/** Time in ms from the order to stop until the process has ended. */
export const STOP_MS = 15_000;
const LOOK_MS = 100;

/**
 * Stops accepting requests. Resolves when the pending ones are answered, at the latest after `limitMs`, when their connections are cut.
 * Idle keep-alive connections do not delay it.
 */
export function drain(server: Server, limitMs: number = STOP_MS): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), LOOK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
