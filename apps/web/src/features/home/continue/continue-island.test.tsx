// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BASKET_KEY } from '@/entities/request-basket/request-basket-key';
import { appStore } from '@/lib/session/app-state';
import { continueMessages as texts } from '@/translations/home';
import { ContinueIsland } from './continue-island';

const ask = vi.fn<(address: string) => Promise<Response>>();
const visit = {
  objectType: 'Product',
  objectId: 'sp-1',
  path: '/products/sp-1',
  isAvailable: true,
  times: 1,
};
const named = (title: string, change: object = {}) => ({
  ...visit,
  title,
  visitedAt: '2026-11-20T08:00:00Z',
  ...change,
});
const logIn = () =>
  appStore.start(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600, sub: 'u-1' }), Date.now());

beforeEach(() => vi.stubGlobal('fetch', ask));
afterEach(() => {
  cleanup();
  ask.mockReset();
  appStore.logOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('asks nobody and invites, while nobody is logged in', () => {
  render(<ContinueIsland />);
  expect(screen.getByText(texts.invitation)).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});

it('shows the draft of this browser without a login', async () => {
  localStorage.setItem(BASKET_KEY, '[{},{}]');
  render(<ContinueIsland />);
  expect(await screen.findByRole('link', { name: /سبد درخواست/ })).toBeTruthy();
});

it('leads to the last visits that can be visited, and nowhere else', async () => {
  logIn();
  ask.mockResolvedValue(
    Response.json({
      items: [
        named('پمپ'),
        named('بسته', { objectId: 'sp-2', isAvailable: false }),
        named('ویدئو', { objectId: 'v-1', objectType: 'Video' }),
        named('بیرون', { objectId: 'sp-3', path: '//evil.example' }),
      ],
    }),
  );
  render(<ContinueIsland />);
  const link = await screen.findByRole('link', { name: /پمپ/ });
  expect(link.getAttribute('href')).toBe('/products/sp-1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says what could not be read, and reads it again', async () => {
  logIn();
  ask.mockResolvedValueOnce(new Response(null, { status: 500 }));
  ask.mockResolvedValueOnce(Response.json({ items: [named('پمپ')] }));
  render(<ContinueIsland />);
  fireEvent.click(await screen.findByRole('button', { name: texts.retry }));
  expect(await screen.findByRole('link', { name: /پمپ/ })).toBeTruthy();
});

it('invites again when the login has ended', async () => {
  logIn();
  ask.mockResolvedValue(new Response(null, { status: 401 }));
  render(<ContinueIsland />);
  expect(await screen.findByText(texts.invitation)).toBeTruthy();
});
