import { createServer, type RequestListener } from 'node:http';
import { API_PREFIX } from '@bazaar/api/operation-of';
import { afterEach, expect, it } from 'vitest';
import { runOutAtOnce } from '@/testing/run-out-at-once';
import { withPictures } from './inlined-picture';
import { pictureReader } from './read-picture';
import { twoForms } from './two-forms';
import { vectorAddress } from './vector-address';

const close: (() => void)[] = [];
afterEach(() => {
  for (const stop of close.splice(0)) stop();
});

/** Reads from a catalogue that answers with `answer`. */
async function result(answer: RequestListener) {
  const server = createServer(answer);
  close.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return pictureReader(`http://127.0.0.1:${port}`);
}

const SRC = '/media/drawings/sp-1.webp?w=640';
const WIDER = '/media/drawings/sp-1.webp?w=320 320w, /media/drawings/sp-1.webp?w=640 640w';
const page = (src = SRC) =>
  [
    `<link rel="preload" as="image" imageSrcSet="${WIDER}" imageSizes="480px" fetchPriority="high"/>`,
    `<img alt="نقشه" src="${src}" srcSet="${WIDER}" sizes="480px" decoding="async"/>`,
    `<script>self.__next_f.push([1,":HL[\\"${src}\\",\\"image\\",{}]\\n"])</script>`,
  ].join('');
/** A catalogue that has pixels only. */
const picture: RequestListener = ({ url = '' }, response) =>
  /\.svg/.test(url)
    ? response.writeHead(404).end()
    : response.setHeader('content-type', 'image/webp').end('picture');
/** A catalogue that has vectors too; they name the width they are drawn for. */
const vectors: RequestListener = ({ url = '' }, response) =>
  /\.svg/.test(url)
    ? response
        .setHeader('content-type', 'image/svg+xml')
        .end(drawing(/sp-\d/.exec(url)?.[0] ?? '', Number(/\d+$/.exec(url)?.[0])))
    : response.setHeader('content-type', 'image/webp').end('picture');
const drawing = (id: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9" viewBox="0 0 1 1"><style>.m{}</style>${id}</svg>`;
const vector = (id: string, width: number) => vectorAddress(drawing(id, width));

it('inlines the LCP image and removes its preload hint', async () => {
  const html = await withPictures(page(), await result(picture));
  const data = `data:image/webp;base64,${Buffer.from('picture').toString('base64')}`;
  expect(html).toBe(
    `<img alt="نقشه" src="${data}" data-wider="${WIDER}" sizes="480px" decoding="sync"/>` +
      `<script>self.__next_f.push([1,":HZ[\\"${SRC}\\",\\"image\\",{}]\\n"])</script>`,
  );
});

it('takes the first preloaded picture, also one of a single width', async () => {
  const link = (src: string) => `<link rel="preload" as="image" href="${src}"/>`;
  const other = '/media/drawings/sp-2.webp?w=320';
  const html = await withPictures(
    `${link(SRC)}${link(other)}<img alt="" src="${other}"/><img alt="" src="${SRC}"/>`,
    await result(picture),
  );
  expect(html).toMatch(
    /^<link[^>]*sp-2[^>]*><img alt="" src="[^"]*sp-2[^"]*"\/><img alt="" src="data:image\/webp;base64,[^"]*"\/>$/,
  );
});

it('inlines every preloaded drawing as a vector, one that may be a thumbnail in both of its forms', async () => {
  const forms = '/media/drawings/sp-2.webp?w=96 96w, /media/drawings/sp-2.webp?w=320 320w';
  const html = await withPictures(
    page() +
      `<link rel="preload" as="image" imageSrcSet="${forms}" imageSizes="44px"/>` +
      `<img alt="" src="/media/drawings/sp-2.webp?w=320" srcSet="${forms}" sizes="44px" decoding="async"/>`,
    await result(vectors),
  );
  const both = vectorAddress(twoForms(drawing('sp-2', 96), drawing('sp-2', 320), 96) ?? '');
  expect(html.match(/<[li][^n][^>]*>/g)).toEqual([
    `<img alt="نقشه" src="${vector('sp-1', 640)}" sizes="480px" decoding="sync"/>`,
    `<img alt="" src="${both}" sizes="44px" decoding="sync"/>`,
  ]);
});

it('knows the hint that the data of the page led to', async () => {
  const src = '/media/drawings/sp-3.webp?w=320';
  const html = await withPictures(
    `<link rel="preload" href="${src}" as="image"/><img src="${src}" alt="" decoding="async"/>`,
    await result(vectors),
  );
  expect(html).toBe(`<img src="${vector('sp-3', 320)}" alt="" decoding="sync"/>`);
});

it('keeps an address whole in an attribute', () => {
  const address = vectorAddress('<svg a="b">\n<path d="M1,2 3"/>50% &amp; #f</svg>\n');
  expect(address).toBe(
    "data:image/svg+xml,%3Csvg a='b'%3E%0A%3Cpath d='M1,2 3'/%3E50%25 %26amp; %23f%3C/svg%3E",
  );
});

it.each<[string, RequestListener]>([
  [
    'is large',
    (_request, response) => response.setHeader('content-type', 'image/webp').end('x'.repeat(10_241)),
  ],
  [
    'is large and does not say so',
    (_request, response) => {
      response.setHeader('content-type', 'image/webp').write('x'.repeat(10_000));
      response.end('x'.repeat(10_000));
    },
  ],
  ['is no picture', (_request, response) => response.setHeader('content-type', 'text/html').end('<p>')],
  ['is absent', (_request, response) => response.writeHead(404, { 'content-type': 'image/webp' }).end()],
  [
    'breaks off',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '20' }).write('half');
      setTimeout(() => response.destroy(), 20);
    },
  ],
])('leaves the page unchanged when the picture %s', async (_what, answer) => {
  expect(await withPictures(page(), await result(answer))).toBe(page());
});

it('leaves the page unchanged when the picture does not come, and waits 300 ms for each form of it', async () => {
  const deadlinesMs = runOutAtOnce();
  expect(await withPictures(page(), await result(() => undefined))).toBe(page());
  expect(deadlinesMs).toEqual([300, 300]);
});

it.each([`/media/..${API_PREFIX}/customers`, '/media/private/a.webp', '/media/drawings/a.svg'])(
  'makes no call for %s',
  async (src) => {
    const read = await result(picture);
    expect(await withPictures(page(src), read)).toBe(page(src));
  },
);
