import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from './product';
import { tried } from './tried';

/** Sends bytes as they stand, and returns the status line's number; 0 where the server closed without one, -1 where it said nothing at all. */
async function statusOfBytes(siteUrl: string, head: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  let isSilent = false;
  socket.setTimeout(3_000, () => {
    isSilent = true;
    socket.destroy();
  });
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of socket) chunks.push(chunk as Buffer);
  } catch {
    // Closed without an answer, which is one.
  }
  return chunks.length === 0 && isSilent
    ? -1
    : Number(Buffer.concat(chunks).toString('latin1').slice(9, 12)) || 0;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('S12 nothing a visitor sends makes the server request another address', async ({ product }) => {
  const hits: string[] = [];
  const canary = createServer((request, response) => {
    hits.push(`${request.headers.host} ${request.url}`);
    response.end('canary');
  });
  const port = await listen(canary);
  const { SITE_URL: site } = product.settings;
  const ownHost = new URL(site).host;
  const targets = [
    `http://127.0.0.1:${port}/a`,
    `http://localhost:${port}/a`,
    `http://[::1]:${port}/a`,
    `http://2130706433:${port}/a`,
    `http://0x7f.1:${port}/a`,
    `http://0:${port}/a`,
    `//127.0.0.1:${port}/a`,
    `\\\\127.0.0.1:${port}\\a`,
    `http://${ownHost}@127.0.0.1:${port}/a`,
    'http://169.254.169.254/latest/meta-data/',
  ];
  const places = [
    (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`,
    (url: string) => `/media/${encodeURIComponent(url)}`,
    (url: string) => `/media/..%2f..%2f${url}`,
    (url: string) => `/files/${encodeURIComponent(url)}/a.png`,
    (url: string) => `/api/v1/${encodeURIComponent(url)}`,
    (url: string) => `/api/v1/..%2f..%2f${url}`,
    (url: string) => `/api/bank/${encodeURIComponent(url)}`,
    (url: string) => `/api/v1/suppliers?next=${encodeURIComponent(url)}`,
    (url: string) => `/users/login?redirectPath=${encodeURIComponent(url)}`,
  ];
  const wrong: unknown[] = [];
  let requests = 0;
  try {
    for (const target of targets) {
      const ask = async (place: (typeof places)[number]) => {
        requests += 1;
        const answer = await fetch(site + place(target), { redirect: 'manual' });
        const text = await answer.text();
        const leads = answer.headers.get('location') ?? '';
        if (
          text === 'canary' ||
          /127\.0\.0\.1|169\.254/.test(new URL(leads || '/', site).host.replace(ownHost, ''))
        )
          wrong.push([place(target), answer.status, leads]);
      };
      await Promise.all(places.map(ask));
    }
    // Shapes of the framework's known advisories: an upgrade, a rewrite and an absolute request line to another host.
    for (const head of [
      ['GET / HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: Upgrade', 'Upgrade: websocket'],
      [
        `GET http://127.0.0.1:${port}/a HTTP/1.1`,
        `Host: ${ownHost}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
      ],
      [`GET //127.0.0.1:${port}/a HTTP/1.1`, `Host: ${ownHost}`, 'Connection: Upgrade', 'Upgrade: websocket'],
      [`GET http://127.0.0.1:${port}/a HTTP/1.1`, `Host: 127.0.0.1:${port}`, 'Connection: close'],
      ['GET /a HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Connection: close'],
      [
        'GET /_next/image?url=%2Fmedia%2Fa&w=64&q=75 HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        'Connection: close',
      ],
      [
        'GET / HTTP/1.1',
        `Host: ${ownHost}`,
        `X-Middleware-Rewrite: http://127.0.0.1:${port}/a`,
        'Connection: close',
      ],
      [
        'GET / HTTP/1.1',
        `Host: ${ownHost}`,
        `X-Nextjs-Rewrite: http://127.0.0.1:${port}/a`,
        'Connection: close',
      ],
      [`CONNECT 127.0.0.1:${port} HTTP/1.1`, `Host: 127.0.0.1:${port}`],
      [
        'POST / HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        `Origin: http://127.0.0.1:${port}`,
        'Next-Action: a',
        'Content-Length: 0',
        'Connection: close',
      ],
      ['TRACE / HTTP/1.1', `Host: ${ownHost}`, 'Connection: close'],
    ]) {
      requests += 1;
      const status = await statusOfBytes(site, head);
      // None is left without an answer: its socket would be open for ever.
      if (status >= 500 || status === -1) wrong.push([head, status]);
    }
    expect({ hits, wrong }).toEqual({ hits: [], wrong: [] });
  } finally {
    canary.close();
  }
  // The canary hears who calls it.
  await new Promise<void>((resolve) => canary.listen(port, '127.0.0.1', resolve));
  await (await fetch(`http://127.0.0.1:${port}/heard`)).text();
  expect(hits).toHaveLength(1);
  canary.close();
  tried(requests, 'requests');
});
