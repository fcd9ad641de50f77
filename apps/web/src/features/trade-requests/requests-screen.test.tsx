// @vitest-environment jsdom
import {
  getListTradeRequestsBySupplierMockHandler as answering,
  getListTradeRequestsBySupplierMockHandlerDefault as failing,
  getListTradeRequestsBySupplierMockHandler401 as refusing,
} from '@bazaar/api/mocks/trade-requests';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage } from '@/lib/storage/browser-storage';
import { eventually } from '@/testing/eventually';
import { mockServer } from '@/testing/mock-server';
import { tradeListTexts as texts } from '@/translations/trade-list';
import { RequestsScreen } from './requests-screen';
import { listing } from './trade-requests.fixtures';

const goToLogin = vi.hoisted(() => vi.fn());
const saveTextFile = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/download/save-text-file', () => ({ saveTextFile }));
vi.mock('next/navigation', async () => (await import('@/testing/search-of-history')).searchOfHistory());
const backend = mockServer(answering(listing));

beforeEach(() => history.replaceState(null, '', '/profile/directorder?turn=buyer'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  for (const key of deviceStorage.keys()) deviceStorage.remove(key);
});

it('asks for the states of the turn in the address, and shows the counts of all', async () => {
  render(<RequestsScreen />);
  await screen.findAllByRole('rowheader');
  const [path] = backend.requests.map((request) => request.path).filter((each) => each.includes('status'));
  expect(path).toMatch(/sort=turn/);
  expect(new URLSearchParams(path?.split('?')[1]).getAll('status').join()).toContain('AwaitingPayment');
  const tabs = screen.getByRole('navigation', { name: texts.turns });
  expect(tabs.textContent).toBe('نوبت شما ۴تأمین‌کننده ۷بازار صنعت ۱بسته ۳۰همه ۴۲');
});

it('puts a filter into the address without leaving the page, and follows its own links', async () => {
  render(<RequestsScreen />);
  await screen.findAllByRole('rowheader');
  fireEvent.change(screen.getByLabelText(texts.period), { target: { value: '30' } });
  expect(location.search).toBe('?turn=buyer&period=30');
  fireEvent.click(screen.getByRole('link', { name: /^همه/ }));
  expect(location.search).toBe('?period=30');
});

it('searches while it is typed, and the field keeps the focus and the word', async () => {
  render(<RequestsScreen />);
  await screen.findAllByRole('rowheader');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const field = screen.getByLabelText<HTMLInputElement>(texts.search);
  field.focus();
  fireEvent.change(field, { target: { value: 'پمپ ' } });
  act(() => void vi.advanceTimersByTime(400));
  expect(new URLSearchParams(location.search).get('term')).toBe('پمپ');
  expect(document.activeElement).toBe(field);
  expect([field.isConnected, field.value]).toEqual([true, 'پمپ ']);
});

it('exports what is chosen, or every request under the filter', async () => {
  render(<RequestsScreen />);
  await screen.findAllByRole('rowheader');
  fireEvent.click(screen.getByRole('checkbox', { name: texts.pick('بلبرینگ خط ریسندگی') }));
  fireEvent.click(screen.getByRole('button', { name: texts.exportedChosen }));
  expect(String(saveTextFile.mock.lastCall?.[1]).trim().split('\r\n')).toHaveLength(2);
  backend.use(answering({ ...listing, totalCount: 7 }));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: texts.exported }));
    await backend.settled();
  });
  expect(String(saveTextFile.mock.lastCall?.[1]).trim().split('\r\n')).toHaveLength(8);
});

it('exports what was chosen on other pages too, each as it was last read', async () => {
  const [group] = listing.groups;
  const [like] = group?.items ?? [];
  if (group === undefined || like === undefined) throw new Error('the list has a request');
  const numbers = { 1: 'TR-FIRST', 2: 'TR-SECOND' } as Record<string, string>;
  let firstNumber = numbers[1];
  backend.use(
    answering(({ request }) => {
      const page = new URL(request.url).searchParams.get('pageNumber') ?? '1';
      const number = page === '1' ? firstNumber : numbers[page];
      const item = { ...like, id: `tr-p${page}`, number: number ?? '', title: `صفحهٔ ${page}` };
      return { ...listing, totalCount: 30, groups: [{ ...group, items: [item] }] };
    }),
  );
  const pickOn = async (page: number) =>
    fireEvent.click(await screen.findByRole('checkbox', { name: texts.pick(`صفحهٔ ${page}`) }));
  const goTo = (page: number) => act(() => void history.pushState(null, '', `?page=${page}`));
  render(<RequestsScreen />);
  await pickOn(1);
  // Read again while it is on screen.
  firstNumber = 'TR-FIRST-AGAIN';
  fireEvent(window, new Event('visibilitychange'));
  await eventually(() => expect(document.body.textContent).toContain('TR-FIRST-AGAIN'));
  goTo(2);
  await pickOn(2);
  fireEvent.click(screen.getByRole('button', { name: texts.exportedChosen }));
  const rows = String(saveTextFile.mock.lastCall?.[1]).trim().split('\r\n').slice(1);
  expect(rows).toEqual([expect.stringContaining('TR-FIRST-AGAIN'), expect.stringContaining('TR-SECOND')]);
});

it('R-417 goes back to the last page of a list that has become shorter', async () => {
  backend.use(
    answering(({ request }) => {
      const isBehind = new URL(request.url).searchParams.get('pageNumber') === '4';
      return { ...listing, totalCount: 25, groups: isBehind ? [] : listing.groups };
    }),
  );
  history.replaceState(null, '', '/profile/directorder?turn=buyer&page=4');
  render(<RequestsScreen />);
  await screen.findAllByRole('rowheader');
  expect(location.search).toBe('?turn=buyer&page=3');
});

it('stores a named filter on this device', async () => {
  render(<RequestsScreen />);
  await screen.findAllByRole('rowheader');
  fireEvent.change(screen.getByLabelText(texts.savedFilters.name), { target: { value: 'کارهای من' } });
  fireEvent.submit(screen.getByLabelText(texts.savedFilters.name));
  expect((await screen.findByText('کارهای من')).getAttribute('href')).toBe('/profile/directorder?turn=buyer');
});

it('guides to the first request, reads again after a failure, and leads to the login', async () => {
  backend.use(answering({ ...listing, groups: [], statusCounts: [], totalCount: 0 }));
  const { unmount } = render(<RequestsScreen />);
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  unmount();
  backend.use(failing());
  const second = render(<RequestsScreen />);
  expect(await screen.findByRole('button', { name: texts.retry })).toBeTruthy();
  second.unmount();
  backend.use(refusing());
  render(<RequestsScreen />);
  await eventually(() => expect(goToLogin).toHaveBeenCalled());
});
