// @vitest-environment jsdom
import {
  getListLastVisitsMockHandler as answering,
  getListLastVisitsMockHandlerDefault as failing,
  getListLastVisitsMockHandler401 as refusing,
} from '@bazaar/api/mocks/page-visits';
import {
  getListTradeRequestsBySupplierResponseMock as listed,
  getListTradeRequestsBySupplierMockHandler as listing,
  getListTradeRequestsBySupplierMockHandlerDefault as listless,
} from '@bazaar/api/mocks/trade-requests';
import type { LastVisit, TradeRequestStatus } from '@bazaar/api/model';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BASKET_KEY, DRAFTS_KEY } from '@/entities/trade-draft/unsent-count';
import { appStore } from '@/lib/session/app-state';
import { mockServer } from '@/testing/mock-server';
import { continueMessages as texts } from '@/translations/home';
import { retryTexts } from '@/translations/retry';
import { ContinueIsland } from './continue-island';

const backend = mockServer(listless());
const waiting = (status: TradeRequestStatus) => {
  const example = listed();
  const [group] = example.groups;
  const [item] = group?.items ?? [];
  if (!group || !item) throw new Error('no example');
  const request = { ...item, id: 'tr-1', title: 'بلبرینگ خط ریسندگی', status };
  return listing({ ...example, groups: [{ ...group, items: [request] }] });
};
const visit = {
  objectType: 'Product' as const,
  objectId: 'sp-1',
  path: '/products/sp-1',
  isAvailable: true,
  times: 1,
};
const named = (title: string, change: Partial<LastVisit> = {}): LastVisit => ({
  ...visit,
  title,
  visitedAt: '2026-11-20T08:00:00Z',
  ...change,
});
const listOf = (...items: LastVisit[]) => ({ items, totalCount: items.length, pageNumber: 1, pageSize: 10 });
const logIn = () =>
  appStore.start(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600, sub: 'u-1' }), Date.now());

afterEach(() => {
  cleanup();
  appStore.logOut();
  localStorage.clear();
});

it('makes no call and shows the invitation to log in while nobody is logged in', () => {
  render(<ContinueIsland />);
  expect(screen.getByText(texts.invitation)).toBeTruthy();
  expect(backend.requests).toEqual([]);
});

it('shows the draft of this browser without a login', async () => {
  localStorage.setItem(BASKET_KEY, '[{},{}]');
  render(<ContinueIsland />);
  expect(await screen.findByRole('link', { name: /سبد درخواست/ })).toBeTruthy();
});

it('links to the last visits that can be opened, and to nothing else', async () => {
  logIn();
  backend.use(
    answering(
      listOf(
        named('پمپ'),
        named('بسته', { objectId: 'sp-2', isAvailable: false }),
        named('ویدئو', { objectId: 'v-1', objectType: 'Video' }),
        named('بیرون', { objectId: 'sp-3', path: '//evil.example' }),
      ),
    ),
  );
  render(<ContinueIsland />);
  const link = await screen.findByRole('link', { name: /پمپ/ });
  expect(link.getAttribute('href')).toBe('/products/sp-1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('goes on with the latest unsent draft, and with the request that waits for the buyer', async () => {
  const href = '/profile/directorder?new=1&draft=a';
  const draft = { id: 'a', href, title: 'یاتاقان ایستگاه رنگ', lines: 5 };
  localStorage.setItem(DRAFTS_KEY, JSON.stringify({ 'u-1': [draft, { ...draft, id: 'b' }] }));
  logIn();
  backend.use(answering(listOf(named('پمپ'), named('شیر', { objectId: 'sp-2' }))), waiting('Answered'));
  render(<ContinueIsland />);
  const request = await screen.findByRole('link', { name: /بلبرینگ خط ریسندگی.*پاسخ داده شد، نوبت شما/ });
  expect(request.getAttribute('href')).toBe('/profile/directorderinfo/tr-1');
  expect(screen.getByRole('link', { name: /یاتاقان ایستگاه رنگ/ }).getAttribute('href')).toBe(href);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('does not go on with a request that waits for another', async () => {
  logIn();
  backend.use(answering(listOf(named('پمپ'))), waiting('Published'));
  render(<ContinueIsland />);
  await screen.findByRole('link', { name: /پمپ/ });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows what could not be read, and reads it again', async () => {
  logIn();
  backend.use(failing());
  render(<ContinueIsland />);
  const retry = await screen.findByRole('button', { name: retryTexts.of(texts.failed) });
  backend.use(answering(listOf(named('پمپ'))));
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: /پمپ/ })).toBeTruthy();
});

it('shows the invitation again after the login has expired', async () => {
  logIn();
  backend.use(refusing());
  render(<ContinueIsland />);
  expect(await screen.findByText(texts.invitation)).toBeTruthy();
});
