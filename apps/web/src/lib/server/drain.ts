import type { Server } from 'node:http';

/** For so long requests that are being answered may take once the server was told to stop. */
export const DRAIN_MS = 15_000;
const LOOK_MS = 100;

/**
 * Takes no further request and resolves when those under way are answered, at the latest after `limitMs`, when their connections are cut.
 * Connections that are kept open between two requests hold nothing up.
 */
export function drain(server: Server, limitMs: number = DRAIN_MS): Promise<void> {
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
