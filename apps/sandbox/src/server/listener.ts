import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Health } from './health';
import { StartError } from './start-error';

export interface Listener {
  /** Routes requests to this app from now on. */
  serve(app: Hono): void;
  /** Stops accepting, lets running requests end (at most `graceMs`), then closes the remaining connections. */
  close(graceMs: number): Promise<void>;
}

/** Listens on the port at once, so that a conflict is reported before minutes of seeding; responds with 503 until the app is ready. */
export async function openListener(port: number, health: Health): Promise<Listener> {
  let app: Hono | undefined;
  const server = createAdaptorServer({
    fetch: async (request, env) =>
      leaving(health, (await health.answer(request)) ?? (await app?.fetch(request, env)) ?? stillStarting()),
  }) as Server;
  await listen(server, port);
  return {
    serve: (ready) => {
      app = ready;
    },
    close: (graceMs) => close(server, graceMs),
  };
}

/** A balancer that reuses connections leaves a draining instance with its next response. */
function leaving(health: Health, response: Response): Response {
  if (!health.draining) return response;
  const { status, headers, body } = response;
  const last = new Headers(headers);
  last.set('connection', 'close');
  return new Response(body, { status, headers: last });
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(portProblem(port, cause.code)));
    server.listen(port, () => resolve());
  });
}

function portProblem(port: number, code: string | undefined): StartError {
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program.`,
      'Stop that program, or choose another port by SANDBOX_PORT.',
    );
  }
  return new StartError(
    `Port ${port} cannot be opened (${code ?? 'unknown'}).`,
    'Choose a port above 1024 by SANDBOX_PORT.',
  );
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function stillStarting(): Response {
  return new Response(JSON.stringify({ status: 'starting' }), {
    status: 503,
    headers: { 'content-type': 'application/json', 'retry-after': '1', 'cache-control': 'no-store' },
  });
}
