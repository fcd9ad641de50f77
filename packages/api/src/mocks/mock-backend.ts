import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { mockAnswer } from './mock-answer';

export interface MockBackend {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the mocks over HTTP in place of a backend, for `pnpm dev --mocks` and for tests of server-side calls.
 *
 * @param port 0 for any free port
 */
export async function startMockBackend(port: number): Promise<MockBackend> {
  const server = createServer((requested, answer) => {
    serve(requested, answer).catch((error: unknown) => answer.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin, close };
}

async function serve(requested: IncomingMessage, answer: ServerResponse): Promise<void> {
  const response = await mockAnswer(requestOf(requested));
  answer.writeHead(response.status, Object.fromEntries(response.headers));
  answer.end(Buffer.from(await response.arrayBuffer()));
}

function requestOf(requested: IncomingMessage): Request {
  const method = requested.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(requested.headers))
    if (value !== undefined) headers.set(name, String(value));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(requested) as ReadableStream) : null;
  return new Request(`http://${requested.headers.host ?? 'localhost'}${requested.url ?? '/'}`, {
    method,
    headers,
    body,
    ...(hasBody ? { duplex: 'half' } : {}),
  } as RequestInit);
}
