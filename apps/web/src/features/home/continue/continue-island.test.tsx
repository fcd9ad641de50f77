// @vitest-environment jsdom
import {
  getListLastVisitsMockHandler as answering,
  getListLastVisitsMockHandlerDefault as failing,
  getListLastVisitsMockHandler401 as refusing,
} from '@bazaar/api/mocks/page-visits';
import type { LastVisit } from '@bazaar/api/model';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BASKET_KEY } from '@/entities/request-basket/request-basket-key';
import { appStore } from '@/lib/session/app-state';
import { mockServer } from '@/testing/mock-server';
import { continueMessages as texts } from '@/translations/home';
import { ContinueIsland } from './continue-island';

const backend = mockServer();
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

it('shows what could not be read, and reads it again', async () => {
  logIn();
  backend.use(failing());
  render(<ContinueIsland />);
  const retry = await screen.findByRole('button', { name: texts.retry });
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
