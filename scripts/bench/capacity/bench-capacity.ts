import { gzipSync } from 'node:zlib';
import { readSettings, type Settings } from '@bazaar/settings';
import { fail, say } from '../../run/console.ts';
import { productAddresses } from '../product-addresses.ts';
import { writeSection } from '../write-section.ts';
import { readUsage, type Usage } from './read-metrics.ts';
import { logInVisitor, type Visitor } from './visitor.ts';

interface Work {
  readonly title: string;
  readonly times: number;
  do(index: number): Promise<number>;
}

/** A seeded customer whose profile is complete: others may draft a request and not confirm it. */
const COMPLETE_PERSON = '09120000003';
const FIRST_LINE = {
  categoryId: 'c-anchors-rivets',
  title: 'رول‌بولت M10',
  quantity: 4,
  unitOfMeasurementId: 'tu-piece',
};

/**
 * `pnpm bench capacity`: what one page, search, read and trade request cost a running product, by its own metrics: processor time of both
 * processes, bytes, calls and statements. The product runs with METRICS_ADDRESS and SANDBOX_METRICS_ADDRESS.
 */
export async function benchCapacity(): Promise<void> {
  const settings = readSettings();
  const { METRICS_ADDRESS: web, SANDBOX_METRICS_ADDRESS: sandbox } = settings;
  if (!web || !sandbox)
    fail('Start the product with METRICS_ADDRESS and SANDBOX_METRICS_ADDRESS, and give both here too.');
  const addresses = await productAddresses(settings, 240);
  const visitor = await logInVisitor(settings, COMPLETE_PERSON);
  const rows: string[] = [];
  for (const work of await worksFor(settings, visitor, addresses)) {
    for (let index = 0; index < 3; index += 1) await work.do(index);
    const before = await Promise.all([readUsage(web), readUsage(sandbox)]);
    let bytes = 0;
    for (let index = 3; index < work.times + 3; index += 1) bytes += await work.do(index);
    const after = await Promise.all([readUsage(web), readUsage(sandbox)]);
    rows.push(rowOf(work, bytes, before, after));
    say(rows.at(-1));
  }
  const head = [
    '| What | Processor time, web | Processor time, sandbox | Bytes with gzip | Calls to the catalogue | Statements |',
    '|---|---|---|---|---|---|',
  ];
  const [now, nowSandbox] = await Promise.all([readUsage(web), readUsage(sandbox)]);
  const megabytes = ({ memoryBytes }: Usage) => `${Math.round(memoryBytes / 1e6)} MB`;
  writeSection(
    'capacity',
    [
      ...head,
      ...rows,
      '',
      `Memory afterwards: web ${megabytes(now)}, sandbox ${megabytes(nowSandbox)}.`,
    ].join('\n'),
  );
}

async function worksFor(
  { SITE_URL }: Settings,
  visitor: Visitor,
  addresses: readonly string[],
): Promise<readonly Work[]> {
  const open = async (path: string) => {
    const answer = await fetch(SITE_URL + path);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return gzipSync(text).byteLength;
  };
  const [warm = ''] = addresses;
  const terms = ['بلبرینگ', 'پمپ', 'شیر', 'موتور', 'کابل', 'پیچ', 'لوله', 'سنسور'];
  const term = (index: number) => encodeURIComponent(`${terms[index % terms.length]} ${index}`);
  return [
    { title: 'A warm product page', times: 500, do: () => open(warm) },
    {
      title: 'A product page rendered for the first time',
      times: 150,
      do: (index) => open(addresses[index + 1] ?? warm),
    },
    {
      title: 'A filtered list, rendered per request',
      times: 60,
      do: (index) => open(`/products/category/c-anchors-rivets?pageNumber=1&term=${term(index)}`),
    },
    { title: 'A search', times: 60, do: (index) => open(`/search?q=${term(index)}`) },
    {
      title: 'A read of a logged-in person (notes)',
      times: 200,
      do: () => visitor.open('/api/v1/notes/byuser?pageSize=20'),
    },
    { title: 'A trade request: drafted and confirmed', times: 40, do: () => request(visitor) },
  ];
}

async function request(visitor: Visitor): Promise<number> {
  const created = await visitor.write('/api/v1/traderequests/direct-order', {
    clientRequestId: crypto.randomUUID(),
    supplierId: 's-1',
    lines: [FIRST_LINE],
    deliveryCityId: 'city-tehran',
  });
  const { id } = created;
  const confirmed = await visitor.write(`/api/v1/traderequests/${id}/request-confirmation`, {
    version: created.version,
  });
  return [created, confirmed].reduce((sum, body) => sum + gzipSync(JSON.stringify(body)).byteLength, 0);
}

function rowOf(
  { title, times }: Work,
  bytes: number,
  [webBefore, sandboxBefore]: readonly [Usage, Usage] | Usage[],
  [webAfter, sandboxAfter]: readonly [Usage, Usage] | Usage[],
): string {
  const each = (after: Usage | undefined, before: Usage | undefined, of: keyof Usage) =>
    ((after?.[of] ?? 0) - (before?.[of] ?? 0)) / times;
  const ms = (value: number) => `${(value * 1000).toFixed(2)} ms`;
  return `| ${[
    title,
    ms(each(webAfter, webBefore, 'processorSeconds')),
    ms(each(sandboxAfter, sandboxBefore, 'processorSeconds')),
    Math.round(bytes / times),
    each(webAfter, webBefore, 'calls').toFixed(1),
    each(sandboxAfter, sandboxBefore, 'statements').toFixed(1),
  ].join(' | ')} |`;
}
