import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { drain } from './drain';

interface Held {
  readonly server: Server;
  readonly port: number;
  /** The server's pending response. */
  readonly response: ServerResponse;
  /** What the client receives in the end. */
  readonly outcome: Promise<string>;
}

/** Starts a server with one pending request, on a keep-alive connection. */
async function holdRequest(): Promise<Held> {
  let received: (response: ServerResponse) => void = () => {};
  const waiting = new Promise<ServerResponse>((resolve) => {
    received = resolve;
  });
  const server = createServer((_, response) => received(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const outcome = new Promise<string>((resolve) => {
    const request = get({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) });
    request.once('response', async (answer: IncomingMessage) => {
      const parts = await answer.toArray();
      resolve(`${answer.statusCode} ${Buffer.concat(parts).toString()}`);
    });
    request.once('error', () => resolve('cut'));
  });
  return { server, port, response: await waiting, outcome };
}

it('finishes a pending request, accepts no other, and does not wait for idle connections', async () => {
  const { server, port, response, outcome } = await holdRequest();
  const drained = drain(server, 600_000);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  response.end('late');
  expect(await outcome).toBe('200 late');
  await drained;
});

it('aborts requests without a response within the limit', async () => {
  const { server, outcome } = await holdRequest();
  await drain(server, 1);
  expect(await outcome).toBe('cut');
});
