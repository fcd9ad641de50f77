// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { deviceStorage, tabStorage } from '@/lib/storage/browser-storage';
import { appStore } from '../app-state';
import { startSession } from '../start-session';
import { beginSession } from './begin-session';
import { forgetPerson } from './forget-person';
import { STORED_KEYS } from './stored-keys';

const hint = (sub: string, inSeconds = 600) => ({ exp: Math.floor(Date.now() / 1000) + inSeconds, sub });
const store = (area: 'device' | 'tab') => (area === 'device' ? deviceStorage : tabStorage);
const PERSONAL = 'نوید رضایی';

/** Stores something personal under every key of the table. */
function fillAll(): void {
  for (const { key, area } of STORED_KEYS)
    store(area).writeJson(key.endsWith(':') ? `${key}usr-1` : key, [PERSONAL]);
}
const left = () =>
  [
    ...deviceStorage.keys().map((key) => `device ${key}`),
    ...tabStorage.keys().map((key) => `tab ${key}`),
  ].sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  appStore.logOut();
});

it('R-459 forgets what is the person’s, and leaves choices of the device and what has an owner', () => {
  fillAll();
  forgetPerson('usr-1');
  const isTold = ({ keeping, hasOwner }: (typeof STORED_KEYS)[number]) => keeping === 'device' || hasOwner;
  const stays = STORED_KEYS.filter(isTold).map(
    ({ area, key }) => `${area} ${key.endsWith(':') ? `${key}usr-1` : key}`,
  );
  expect(left()).toEqual(stays.sort());
});

it('R-460 what was never sent is back for its owner, beside what was collected meanwhile, and for nobody else', () => {
  deviceStorage.writeJson('bazaar-request-basket', [{ id: 'a' }]);
  tabStorage.writeJson('bazaar-top-up', { amountRial: 7_000_000 });
  forgetPerson('usr-1');
  expect(deviceStorage.read('bazaar-request-basket')).toBeNull();
  beginSession(hint('usr-2'));
  expect(deviceStorage.read('bazaar-request-basket')).toBeNull();
  expect(tabStorage.read('bazaar-top-up')).toBeNull();
  forgetPerson('usr-2');
  deviceStorage.writeJson('bazaar-request-basket', [{ id: 'b' }, { id: 'a' }]);
  beginSession(hint('usr-1'));
  expect(deviceStorage.readJson('bazaar-request-basket')).toEqual([{ id: 'b' }, { id: 'a' }]);
  expect(tabStorage.readJson('bazaar-top-up')).toEqual({ amountRial: 7_000_000 });
  expect(deviceStorage.keys().filter((key) => key.startsWith('bazaar-aside'))).toEqual([]);
});

it.each([
  ['usr-1', true],
  ['usr-2', false],
])('R-460 an action that the end of a session interrupted waits for its person: %s, %s', (sub, isThere) => {
  tabStorage.writeJson('bazaar-pending-actions', [{ name: 'favourite' }]);
  forgetPerson('usr-1');
  beginSession(hint(sub));
  expect(tabStorage.read('bazaar-pending-actions') !== null).toBe(isThere);
});

it('R-460 what was never sent stays where nobody knows whose it is', () => {
  deviceStorage.writeJson('bazaar-request-basket', [{ id: 'a' }]);
  forgetPerson(undefined);
  expect(deviceStorage.read('bazaar-request-basket')).toContain('a');
});

it('R-459 another person who logs in without a logout before finds nothing of the first', () => {
  deviceStorage.writeJson('myUserInfo', hint('usr-1', -60));
  deviceStorage.writeJson('bazaar-recent-searches', ['پمپ']);
  beginSession(hint('usr-2'));
  expect(deviceStorage.read('bazaar-recent-searches')).toBeNull();
  deviceStorage.writeJson('bazaar-recent-searches', ['شیر']);
  beginSession(hint('usr-2'));
  expect(deviceStorage.readJson('bazaar-recent-searches')).toEqual(['شیر']);
});

it('R-459 a login that has run out is forgotten when the next page starts', async () => {
  deviceStorage.writeJson('myUserInfo', hint('usr-1', -60));
  deviceStorage.writeJson('bazaar-compare', { ids: ['sp-1'] });
  startSession();
  await expect.poll(() => deviceStorage.read('bazaar-compare')).toBeNull();
  expect(deviceStorage.read('myUserInfo')).toBeNull();
});
