import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface FakeCatalogue {
  readonly origin: string;
  readonly seen: SeenRequest[];
  answer: (request: SeenRequest, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a real HTTP server in the catalogue's place, which records its requests and responds as told. */
export async function startFakeCatalogue(): Promise<FakeCatalogue> {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const entry = { method, url, headers, body };
    seen.push(entry);
    fakeCatalogue.answer(entry, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fakeCatalogue: FakeCatalogue = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (_request, response) => response.end('{}'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fakeCatalogue;
}
