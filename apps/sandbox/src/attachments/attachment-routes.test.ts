import { strFromU8, unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articles } from '../seed/contents/articles';
import { type TestApp, testApp } from '../testing/test-app';
import { attachmentsOf } from './article-attachments';

let catalogue: TestApp;
beforeAll(async () => {
  catalogue = await testApp(30);
});
afterAll(() => catalogue.services.database.close());

interface Detail {
  readonly code: string;
  readonly files: readonly { url: string; name: string; mime: string; sizeBytes: number }[];
  readonly properties: readonly { title: string }[];
}

const detailOf = async (id: string) =>
  (await (await catalogue.app.request(`/api/v1/supplierproducts/${id}/catalog`)).json()) as Detail;

it('a file of an article is downloaded at its address; an unknown one is left to the next route', async () => {
  const [first] = articles.flatMap(attachmentsOf);
  const answer = await catalogue.app.request(first?.file.url ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, first?.file.mime]);
  expect((await answer.arrayBuffer()).byteLength).toBe(first?.file.sizeBytes);
  for (const path of ['/files/att-none-1/x.pdf', '/files/pf-sp-1-1/x.pdf', '/files/pf-sp-999999-1/x.pdf'])
    expect([path, (await catalogue.app.request(path)).status]).toEqual([path, 404]);
});

it('some products have files: their numbers as a data sheet, all properties as a table', async () => {
  const { code, files, properties } = await detailOf('sp-5');
  const bytes = await Promise.all(
    files.map(async ({ url, mime, sizeBytes }) => {
      const answer = await catalogue.app.request(url);
      const body = Buffer.from(await answer.arrayBuffer());
      expect([answer.headers.get('content-type'), body.length]).toEqual([mime, sizeBytes]);
      expect((await fileTypeFromBuffer(body))?.mime).toBe(mime);
      return body;
    }),
  );
  const [sheet, table] = bytes;
  expect(sheet?.toString('latin1')).toContain(`(Data sheet: ${code})`);
  const rows = strFromU8(
    unzipSync(new Uint8Array(table ?? Buffer.alloc(0)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  for (const { title } of properties) expect(rows).toContain(title);
});

it('most products have none', async () => {
  expect((await detailOf('sp-1')).files).toEqual([]);
});
