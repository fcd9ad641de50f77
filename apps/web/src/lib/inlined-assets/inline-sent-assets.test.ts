import { createServer, type RequestListener, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import compression from 'compression';
import { afterEach, expect, it } from 'vitest';
import { inlineSentAssets } from './inline-sent-assets';
import type { PictureReader } from './read-picture';
import type { Sheet } from './stylesheet-files';

const LINK = '<link rel="stylesheet" href="/_next/static/a.css" nonce="ab12" data-precedence="next"/>';
const OTHER = LINK.replace('a.css', 'b.css');
const INLINED = `<style nonce="ab12">a{color:red}</style><link rel="stylesheet" href="/_next/static/a.css" media="not all" data-precedence="next"/>`;
const HTML = 'text/html; charset=utf-8';
const POLICY = "style-src 'self' 'nonce-ab12'; img-src 'self'";
const sheets = new Map<string, Sheet>([['/_next/static/a.css', { text: 'a{color:red}', source: '' }]]);

/** As the markup of the page led to it, and as its data did. */
const HINTS = [
  '<link rel="preload" as="image" href="/media/drawings/p.webp?w=320"/>',
  '<link rel="preload" href="/media/drawings/p.webp?w=320" as="image"/>',
];
const TAG = '<img decoding="async" src="/media/drawings/p.webp?w=320"/>';
const pictures: PictureReader = {
  pixels: async () => undefined,
  vector: async (path) => (path.includes('/p.webp') ? 'p' : undefined),
};

let server: Server;
afterEach(() => server.close());

/** Sends what `write` writes through the compression and the inlining, as the server does. */
async function sent(write: (response: ServerResponse) => void, headers: Record<string, string> = {}) {
  const listener: RequestListener = (incoming, response) => {
    compression()(incoming, response, () => undefined);
    inlineSentAssets(incoming, response, { sheet: (href) => sheets.get(href), pictures });
    response.setHeader('content-type', HTML);
    response.setHeader('content-security-policy', POLICY);
    write(response);
  };
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<string>((resolve, reject) => {
    request({ port, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve((response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
    })
      .on('error', reject)
      .end();
  });
}

it('a page written in parts has its stylesheets in its head, whatever part they are in; one of no build stays a file', async () => {
  const parts = `<head>«سر»${LINK}${OTHER}</head><body>متن${LINK}</body>`;
  for (const at of [1, 9, 40, parts.indexOf('</head>') + 3]) {
    const page = await sent((response) => {
      const bytes = Buffer.from(parts);
      response.write(bytes.subarray(0, at));
      response.end(bytes.subarray(at));
    });
    expect(page).toBe(`<head>«سر»${INLINED}${OTHER}</head><body>متن${LINK}</body>`);
    server.close();
  }
});

it.each(HINTS)(
  'a page that preloads a picture is sent whole with the picture inside; one that cannot be read stays a file',
  async (hint) => {
    const page = await sent((response) => {
      response.write(`<head>${LINK}${hint}</head>`);
      response.write(`<body>${TAG}`);
      response.end('</body>');
    });
    expect(page).toBe(
      `<head>${INLINED}</head><body><img decoding="sync" src="data:image/svg+xml,p"/></body>`,
    );
    server.close();
    const absent = `<head>${hint}</head><body>${TAG}</body>`.replaceAll('/p.webp', '/q.webp');
    expect(await sent((response) => response.end(absent))).toBe(absent);
  },
);

it('the page is compressed after the stylesheets are in', async () => {
  const long = 'متن '.repeat(1_000);
  const write = (response: ServerResponse) => response.end(`<head>${LINK}</head>${long}`);
  expect(await sent(write, { 'accept-encoding': 'gzip' })).toBe(`<head>${INLINED}</head>${long}`);
});

it.each<[string, (response: ServerResponse) => void]>([
  ['that is no page', (response) => response.setHeader('content-type', 'text/plain')],
  ['whose length is declared', (response) => response.setHeader('content-length', Buffer.byteLength(LINK))],
  [
    'without a nonce for styles',
    (response) => response.setHeader('content-security-policy', "style-src 'self'"),
  ],
])('a response %s is sent as it is', async (_name, change) => {
  const page = await sent((response) => {
    change(response);
    response.end(LINK);
  });
  expect(page).toBe(LINK);
});

it('the data of the router is sent as it is, and so is a page without a head or a body', async () => {
  expect(await sent((response) => response.end(LINK), { rsc: '1' })).toBe(LINK);
  server.close();
  expect(await sent((response) => response.end(LINK))).toBe(LINK);
  server.close();
  expect(await sent((response) => response.end())).toBe('');
});
