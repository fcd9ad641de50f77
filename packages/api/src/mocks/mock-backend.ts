import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { mockAnswer } from './mock-answer';

export interface MockBackend {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the mocks over HTTP in place of a backend, for `pnpm dev --mocks` and for tests of what calls from a server.
 *
 * @param port 0 for any that is free
 */
export async function startMockBackend(port: number): Promise<MockBackend> {
  const server = createServer((asked, answer) => {
    serve(asked, answer).catch((error: unknown) => answer.destroy(error as Error));
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

async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const response = await mockAnswer(requestOf(asked));
  answer.writeHead(response.status, Object.fromEntries(response.headers));
  answer.end(Buffer.from(await response.arrayBuffer()));
}

function requestOf(asked: IncomingMessage): Request {
  const method = asked.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(asked.headers))
    if (value !== undefined) headers.set(name, String(value));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? (Readable.toWeb(asked) as ReadableStream) : null;
  return new Request(`http://${asked.headers.host ?? 'localhost'}${asked.url ?? '/'}`, {
    method,
    headers,
    body,
    ...(hasBody ? { duplex: 'half' } : {}),
  } as RequestInit);
}
