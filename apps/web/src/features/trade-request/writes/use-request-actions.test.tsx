// @vitest-environment jsdom
import {
  getCreateDirectOrderMockHandler,
  getCreateDirectOrderMockHandler409,
  getCreateDirectOrderMockHandlerDefault,
  getListTradeRequestsBySupplierMockHandler,
  getListTradeRequestsBySupplierResponseMock,
  getPublishTradeRequestMockHandler,
  getPublishTradeRequestMockHandler401,
  getPublishTradeRequestMockHandler409,
  getPublishTradeRequestMockHandlerDefault,
  getRequestTradeRequestConfirmationMockHandler422,
  getUpdateDirectOrderMockHandler,
} from '@bazaar/api/mocks/trade-requests';
import type { TradeRequest } from '@bazaar/api/model';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { tabStorage } from '@/lib/storage/browser-storage';
import { mockServer } from '@/testing/mock-server';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { awaitingPayment } from '../trade-request.fixtures';
import { useRequestActions } from './use-request-actions';

const { goToLogin, showToast } = vi.hoisted(() => ({ goToLogin: vi.fn(), showToast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast, showConfirmation: vi.fn() }));
const backend = mockServer();
const onCopied = vi.fn();
const show = (request: TradeRequest = awaitingPayment) =>
  renderHook(() => useRequestActions(request, onCopied), { wrapper: SharedQueries }).result;
const ready = { ...awaitingPayment, groupKey: 'g-1' } as TradeRequest;

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  for (const key of tabStorage.keys()) tabStorage.remove(key);
});

it('sends once for two presses', async () => {
  backend.use(getPublishTradeRequestMockHandler());
  const actions = show();
  await act(() => Promise.all([actions.current.publish(), actions.current.publish()]));
  expect(backend.writes()).toHaveLength(1);
  expect(actions.current).toMatchObject({ busy: undefined, failure: undefined });
});

it('repeats a send without a final answer under the same key, also after a reload; a final one ends it', async () => {
  backend.use(getPublishTradeRequestMockHandlerDefault());
  const first = show();
  await act(() => first.current.publish());
  expect(first.current.failure?.title).toBeTruthy();
  cleanup();
  backend.use(getPublishTradeRequestMockHandler());
  const second = show();
  await act(() => second.current.publish());
  await act(() => second.current.publish());
  const [failed, repeated, another] = backend.writes().map(({ key }) => key);
  expect(failed).toBe(repeated);
  expect(another).not.toBe(repeated);
});

it('R-413 a copy without an answer is the same copy after the request has changed', async () => {
  backend.use(getCreateDirectOrderMockHandlerDefault());
  const first = show();
  await act(() => first.current.duplicate());
  cleanup();
  backend.use(getCreateDirectOrderMockHandler());
  const second = show({ ...awaitingPayment, version: awaitingPayment.version + 1 });
  await act(() => second.current.duplicate());
  const [lost, repeated] = backend.writes().map(({ key }) => key);
  expect(repeated).toBe(lost);
});

it('keeps the key through the login', async () => {
  backend.use(getPublishTradeRequestMockHandler401());
  const actions = show();
  await act(() => actions.current.publish());
  expect(goToLogin).toHaveBeenCalledOnce();
  await act(() => actions.current.publish());
  const [before, after] = backend.writes().map(({ key }) => key);
  expect(before).toBe(after);
});

it('a conflict is no failure of the form: the request is read again', async () => {
  backend.use(getPublishTradeRequestMockHandler409());
  const actions = show();
  await act(() => actions.current.publish());
  expect(actions.current.failure).toBeUndefined();
});

it('says what must be corrected, by field', async () => {
  backend.use(getRequestTradeRequestConfirmationMockHandler422());
  const actions = show();
  await act(() => actions.current.confirm());
  expect(Object.keys(actions.current.failure?.fields ?? {}).length).toBeGreaterThan(0);
});

it('R-402 withdraws with the reason, or without one', async () => {
  backend.use(getUpdateDirectOrderMockHandler());
  const actions = show();
  await act(() => actions.current.withdraw('از انبار تأمین شد.'));
  await act(() => actions.current.withdraw(''));
  const { version } = awaitingPayment;
  expect(backend.writes().map(({ body }) => body)).toEqual([
    { version, withdraw: true, withdrawReason: 'از انبار تأمین شد.' },
    { version, withdraw: true },
  ]);
});

const copied = { ...awaitingPayment, id: 'tr-new' } as TradeRequest;
const noDirectOrder = () =>
  getCreateDirectOrderMockHandler409({
    ...{ type: 'urn:no-direct-order', title: 'no direct order', status: 409, traceId: 't-1' },
    code: 'supplier-no-direct-order',
  });
/** The group of the request: its own supplier, and another one. */
const group = () => {
  const example = getListTradeRequestsBySupplierResponseMock();
  const [first] = example.groups;
  const [item] = first?.items ?? [];
  if (!first || !item) throw new Error('the example has a request');
  const other = { ...first, supplier: { ...first.supplier, id: 's-9', name: 'ابزار نمونه' } };
  return getListTradeRequestsBySupplierMockHandler({
    ...example,
    groups: [
      { ...first, items: [{ ...item, id: awaitingPayment.id }] },
      { ...other, items: [{ ...item, id: 'tr-119' }] },
    ],
  });
};
const copiesOf = (id: string) =>
  backend.writes().filter(({ body }) => (body as { copyOf: string }).copyOf === id);

it('R-413 a supplier of the group who takes no direct orders is named and keeps back no other; pressed twice, it is one group', async () => {
  backend.use(group(), getCreateDirectOrderMockHandler(copied, { once: true }), noDirectOrder());
  const actions = show(ready);
  await act(() => actions.current.reissue());
  await act(() => actions.current.reissue());
  expect(copiesOf(awaitingPayment.id)).toHaveLength(1);
  expect(copiesOf('tr-119')).toHaveLength(1);
  expect(actions.current.failure).toBeUndefined();
  expect(onCopied.mock.calls).toEqual([['tr-new'], ['tr-new']]);
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: texts.notCopied('ابزار نمونه') }));
});

it('R-413 a copy for the group without an answer goes on under the same keys, whatever another supplier refuses then', async () => {
  backend.use(
    group(),
    getCreateDirectOrderMockHandler(copied, { once: true }),
    getCreateDirectOrderMockHandlerDefault(),
  );
  const actions = show(ready);
  await act(() => actions.current.reissue());
  expect(actions.current.failure?.title).toBeTruthy();
  expect(onCopied).not.toHaveBeenCalled();
  backend.use(getCreateDirectOrderMockHandler(copied, { once: true }), noDirectOrder());
  await act(() => actions.current.reissue());
  for (const id of [awaitingPayment.id, 'tr-119']) {
    const [first, second] = copiesOf(id).map(({ key }) => key);
    expect([id, second]).toEqual([id, first]);
  }
  expect(onCopied.mock.calls).toEqual([['tr-new']]);
  expect(tabStorage.keys()).toEqual([]);
});

it('says of the supplier of a copy that they take no direct orders', async () => {
  backend.use(noDirectOrder());
  const actions = show();
  await act(() => actions.current.duplicate());
  expect(actions.current.failure?.title).toContain('درخواست مستقیم نمی‌پذیرد');
});

it('copies to the same supplier, and reissues to every supplier of the group under one new group', async () => {
  const example = getListTradeRequestsBySupplierResponseMock();
  const [group] = example.groups;
  const [item] = group?.items ?? [];
  if (!group || !item) throw new Error('the example has a request');
  const items = ['tr-118', 'tr-119', 'tr-120'].map((id, index) => ({
    ...item,
    id,
    status: index === 2 ? ('Withdrawn' as const) : ('Expired' as const),
  }));
  backend.use(
    getCreateDirectOrderMockHandler({ ...awaitingPayment, id: 'tr-new' } as never),
    getListTradeRequestsBySupplierMockHandler({ ...example, groups: [{ ...group, items }] }),
  );
  const actions = show(ready);
  await act(() => actions.current.duplicate());
  await act(() => actions.current.reissue());
  const bodies = backend.writes().map(({ body }) => body as { copyOf: string; groupKey?: string });
  expect(bodies.map(({ copyOf }) => copyOf)).toEqual(['tr-118', 'tr-118', 'tr-119']);
  expect(bodies[0]?.groupKey).toBeUndefined();
  expect(bodies[1]?.groupKey).toBeTruthy();
  expect(bodies[1]?.groupKey).toBe(bodies[2]?.groupKey);
  const keys = backend.writes().map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(onCopied).toHaveBeenCalledTimes(2);
});
