// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supplierLine } from '@/entities/request-basket/request-basket-line';
import { pressOf } from '@/lib/actions/action-attributes';
import { appStore } from '@/lib/session/app-state';
import { tradeRequestMessages as texts } from '@/translations/trade-requests';
import { RequestsIsland } from './requests-island';

const ask = vi.fn<(address: string) => Promise<Response>>();
let near: () => void = () => undefined;
class Watch {
  constructor(onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    near = () => act(() => onSeen([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}
const request = {
  id: 'tr-1',
  number: 'TR-100214',
  status: 'NeedsCorrection',
  title: 'پمپ دنده‌ای',
  lineCount: 2,
  createdAt: '2026-11-18T10:14:10.000Z',
};
const answer = (items: readonly object[]) =>
  Response.json({ groups: items.length > 0 ? [{ items }] : [], totalCount: items.length });
const logIn = () =>
  appStore.start(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600, sub: 'u-1' }), Date.now());
const line = supplierLine({ id: 's-1', name: 'پارس', slug: 'pars' });
const show = () => render(<RequestsIsland supplierId="s-1" line={line} />);

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('IntersectionObserver', Watch);
});
afterEach(() => {
  cleanup();
  ask.mockReset();
  appStore.logOut();
  near = () => undefined;
  vi.unstubAllGlobals();
});

it('asks nobody and shows nothing while nobody is logged in, or the place is far away', () => {
  const { container } = show();
  near();
  act(logIn);
  expect(ask).not.toHaveBeenCalled();
  expect(container.textContent).toBe('');
});

it('shows number, title, state, lines and day of the requests to this supplier, and leads nowhere', async () => {
  logIn();
  ask.mockResolvedValue(answer([request]));
  show();
  near();
  expect((await screen.findByRole('listitem')).textContent).toBe(
    'پمپ دنده‌ای نیازمند اصلاحTR-۱۰۰۲۱۴، ۲ قلم، ۲۷ آبان ۱۴۰۵',
  );
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/v1/traderequests/by-supplier?supplierId=s-1&pageSize=5');
  expect(screen.queryByRole('link')).toBeNull();
});

it('offers to begin one with this supplier where there is none', async () => {
  logIn();
  ask.mockResolvedValue(answer([]));
  show();
  near();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(pressOf(screen.getByRole('link'))).toEqual({ name: 'request', payload: line });
});

it('says that they could not be read, and reads them again', async () => {
  logIn();
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
  ask.mockResolvedValueOnce(answer([request]));
  show();
  near();
  fireEvent.click(await screen.findByRole('button', { name: texts.retry }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

it('forgets them with the logout', async () => {
  logIn();
  ask.mockResolvedValue(answer([request]));
  const { container } = show();
  near();
  await screen.findByRole('listitem');
  act(() => appStore.logOut());
  expect(container.textContent).toBe('');
});
