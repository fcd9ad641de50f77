// @vitest-environment jsdom
import {
  getListTradeRequestsBySupplierMockHandler as answering,
  getListTradeRequestsBySupplierMockHandlerDefault as failing,
  getListTradeRequestsBySupplierResponseMock,
} from '@bazaar/api/mocks/trade-requests';
import type { TradeRequestGroup, TradeRequestSummary } from '@bazaar/api/model';
import { getListTradeRequestsBySupplierUrl } from '@bazaar/api/trade-requests';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supplierLine } from '@/entities/request-basket/request-basket-line';
import { pressOf } from '@/lib/actions/action-attributes';
import { appStore } from '@/lib/session/app-state';
import { mockServer } from '@/testing/mock-server';
import { retryTexts } from '@/translations/retry';
import { tradeRequestMessages as texts } from '@/translations/trade-requests';
import { RequestsIsland } from './requests-island';

const example = getListTradeRequestsBySupplierResponseMock();
const [exampleGroup] = example.groups as [TradeRequestGroup];
const [exampleRequest] = exampleGroup.items as [TradeRequestSummary];
let near: () => void = () => undefined;
class Listener {
  constructor(onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    near = () => act(() => onSeen([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}
const request: TradeRequestSummary = {
  ...exampleRequest,
  id: 'tr-1',
  number: 'TR-100214',
  status: 'NeedsCorrection',
  title: 'پمپ دنده‌ای',
  lineCount: 2,
  createdAt: '2026-11-18T10:14:10.000Z',
};
const groupOf = (items: TradeRequestSummary[]) => ({
  ...example,
  groups: items.length > 0 ? [{ ...exampleGroup, items }] : [],
  totalCount: items.length,
});
const backend = mockServer(answering(groupOf([request])));
const logIn = () =>
  appStore.start(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600, sub: 'u-1' }), Date.now());
const line = supplierLine({ id: 's-1', name: 'پارس', slug: 'pars' });
const show = () => render(<RequestsIsland supplierId="s-1" line={line} />);

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Listener);
});
afterEach(() => {
  cleanup();
  appStore.logOut();
  near = () => undefined;
  vi.unstubAllGlobals();
});

it('makes no call and shows nothing while nobody is logged in, or the placeholder is far away', () => {
  const { container } = show();
  near();
  act(logIn);
  expect(backend.requests).toEqual([]);
  expect(container.textContent).toBe('');
});

it('shows number, title, state, lines and day of the requests to this supplier, and opens them', async () => {
  logIn();
  show();
  near();
  expect((await screen.findByRole('listitem')).textContent).toBe(
    'پمپ دنده‌ای نیازمند اصلاحTR-100214، ۲ قلم، ۲۷ آبان ۱۴۰۵',
  );
  expect(backend.requests.map(({ path }) => path)).toEqual([
    getListTradeRequestsBySupplierUrl({ supplierId: 's-1', pageSize: 5 }),
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/directorderinfo/tr-1');
});

it('leads to all of them where more than the latest exist', async () => {
  logIn();
  backend.use(answering({ ...groupOf([request]), totalCount: 8 }));
  show();
  near();
  const all = await screen.findByRole('link', { name: 'همهٔ ۸ درخواست' });
  expect(all.getAttribute('href')).toBe('/profile/directorder?supplierId=s-1');
});

it('offers to create a request to this supplier where there is none', async () => {
  logIn();
  backend.use(answering(groupOf([])));
  show();
  near();
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(pressOf(screen.getByRole('link'))).toEqual({ name: 'request', payload: line });
});

it('shows an error for a failed read, and reads again', async () => {
  logIn();
  backend.use(failing());
  show();
  near();
  const retry = await screen.findByRole('button', { name: retryTexts.of(texts.ofSupplier) });
  backend.use(answering(groupOf([request])));
  fireEvent.click(retry);
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

it('clears them at logout', async () => {
  logIn();
  const { container } = show();
  near();
  await screen.findByRole('listitem');
  act(() => appStore.logOut());
  expect(container.textContent).toBe('');
});
