import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually';
import type { PageRecord } from '../framework/local-pages.ts';
import { LOCK_MS } from './page-locks';
import { STORE_DEADLINE_MS, STORE_REST_MS } from './patient-store';
import { renderOnce } from './render-once';
import { SharedPages } from './shared-pages';
import { StoreInMemory } from './testing/store-in-memory';

const KEY = '/route-cache/APP_PAGE/hash/$/p';
const record = (html: string, lastModified = Date.now()) =>
  ({
    value: {
      kind: 'APP_PAGE',
      html,
      rscData: Buffer.from('rsc'),
      headers: { a: 'b' },
      status: 410,
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
      postponed: undefined,
    },
    lastModified,
    cacheControl: { revalidate: 600, expire: undefined },
  }) as unknown as PageRecord;

let store: StoreInMemory;
let one: SharedPages;
let other: SharedPages;

beforeEach(() => {
  store = new StoreInMemory();
  [one, other] = [new SharedPages(store), new SharedPages(store)];
});
afterEach(() => vi.useRealTimers());

it('gives a page to the other instance whole: text, data, segments, headers, status, age and lifetime', async () => {
  const page = record('<p>بلبرینگ</p>');
  await one.keep(KEY, page);
  expect(await other.find(KEY)).toEqual(page);
  expect(await other.find('/other')).toBeUndefined();
});

it('treats bytes it cannot read as no page', async () => {
  store.pages.set(KEY, Buffer.from('of another version'));
  expect(await one.find(KEY)).toBeUndefined();
});

it('waits for a hanging store once a second, 50 ms, and uses it again when it is well', async () => {
  await one.keep(KEY, record('x'));
  const hang = vi.fn(() => new Promise<never>(() => undefined));
  store.trouble = hang;
  for (let request = 0; request < 50; request += 1) expect(await one.find(KEY)).toBeUndefined();
  // Each question takes the whole deadline.
  expect(hang.mock.calls.length).toBeLessThan(10);
  expect(one.figures).toEqual({ errors: 1, isUp: false });
  expect(await one.locks.acquire(KEY)).toBe(true);
  store.trouble = undefined;
  await new Promise((resolve) => setTimeout(resolve, STORE_REST_MS));
  expect(await one.find(KEY)).toBeDefined();
});

it('takes an answer that came while this process was busy for longer than the deadline', async () => {
  store.pages.set(KEY, Buffer.from('x'));
  const read = store.get.bind(store);
  store.get = async (key) => {
    await new Promise((resolve) => setImmediate(resolve));
    return read(key);
  };
  const looking = one.find(KEY);
  const untilMs = performance.now() + 2 * STORE_DEADLINE_MS;
  while (performance.now() < untilMs);
  await looking;
  expect(one.figures.errors).toBe(0);
});

it('costs nothing without a connection, and throws nothing', async () => {
  store.isOpen = false;
  store.trouble = () => Promise.reject(new Error('closed'));
  await one.keep(KEY, record('x'));
  await one.invalidateTags({ tags: ['a'], atMs: 1 });
  expect([await one.find(KEY), await one.locks.acquire(KEY)]).toEqual([undefined, true]);
  expect(one.figures).toEqual({ errors: 0, isUp: false });
});

it('stores a page that the store did not take, when it is well again: the newest version', async () => {
  store.isOpen = false;
  await one.keep(KEY, record('first'));
  await one.keep('/more', record('more'));
  await one.keep(KEY, record('second'));
  store.isOpen = true;
  await eventually(async () => expect((await other.find(KEY))?.value).toMatchObject({ html: 'second' }));
  await eventually(async () => expect(await other.find('/more')).toBeDefined());
});

it('does not overwrite a page with a version that came too late', async () => {
  store.isOpen = false;
  await one.keep(KEY, record('first'));
  store.isOpen = true;
  await one.keep(KEY, record('second'));
  await one.keep('/after', record('after'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect((await other.find(KEY))?.value).toMatchObject({ html: 'second' });
});

it('tells the other instance, once, what has changed, and a later one which tags were invalidated', async () => {
  const heard: string[] = [];
  const listener = {
    onPage: (key: string) => void heard.push(key),
    onTags: ({ tags, atMs }: { tags: readonly string[]; atMs: number }) =>
      void heard.push(`${tags.join()} ${atMs}`),
  };
  await one.keep(KEY, record('x'));
  await other.readChanges(listener);
  await other.readChanges(listener);
  await one.readChanges(listener);
  expect(heard.splice(0)).toEqual([KEY]);
  await one.invalidateTags({ tags: ['a', 'b'], atMs: 7 });
  await other.readChanges(listener);
  expect(heard.splice(0)).toEqual(['a,b 7']);
  await new SharedPages(store).readChanges(listener);
  expect(heard.slice(0, 2)).toEqual(['a 7', 'b 7']);
});

const stale = (html: string) => ({ ...record(html, Date.now() - 700_000) });

it('lets one instance render and the other wait for its page', async () => {
  const look = async () => ((await other.find(KEY)) ?? null) as never;
  expect(await renderOnce(one, KEY, async () => null)).toBeNull();
  const waiting = renderOnce(other, KEY, look);
  await one.keep(KEY, record('rendered'));
  await one.locks.release(KEY);
  expect(((await waiting) as unknown as PageRecord).value.html).toBe('rendered');
  expect(store.locks.size).toBe(0);
});

it('sends the stale copy as valid while the other instance renders, and for no longer', async () => {
  const look = async () => stale('old') as never;
  expect(((await renderOnce(one, KEY, look)) as unknown as PageRecord).lastModified).toBeLessThan(
    Date.now() - 600_000,
  );
  const sent = (await renderOnce(other, KEY, look)) as unknown as PageRecord;
  const validForMs = sent.lastModified + 600_000 - Date.now();
  expect(validForMs).toBeGreaterThan(0);
  expect(validForMs).toBeLessThanOrEqual(2_000);
});

it('does not render what was stored between the look and the lock', async () => {
  await other.keep(KEY, record('rendered'));
  const look = vi
    .fn()
    .mockResolvedValueOnce(null)
    .mockResolvedValue(await one.find(KEY));
  expect(((await renderOnce(one, KEY, look)) as unknown as PageRecord).value.html).toBe('rendered');
  expect(store.locks.size).toBe(0);
});

it('renders itself when the instance that began has died', async () => {
  // A holder that renews nothing.
  await store.lock(KEY, 'dead', LOCK_MS);
  const startMs = performance.now();
  expect(await renderOnce(one, KEY, async () => null)).toBeNull();
  expect(performance.now() - startMs).toBeGreaterThan(LOCK_MS - 100);
  expect(store.locks.get(KEY)?.owner).not.toBe('dead');
});
