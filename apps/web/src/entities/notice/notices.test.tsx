// @vitest-environment jsdom
import {
  getGetUnreadConversationsMockHandler as unread,
  getGetUnreadConversationsResponseMock as unreadExample,
} from '@bazaar/api/mocks/conversations';
import { getListRunningMembershipsMockHandler as running } from '@bazaar/api/mocks/membership-plans';
import { getListNotesMockHandler as notes } from '@bazaar/api/mocks/notes';
import { getListUnfinishedPaymentsMockHandler as payments } from '@bazaar/api/mocks/payments';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unreadStore } from '@/entities/conversation/unread-store';
import { appStore } from '@/lib/session/app-state';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { currentUserTexts } from '@/translations/current-user';
import { missingMessages } from '@/translations/missing';
import { noticeTexts as texts } from '@/translations/notices';
import { NOW, noticeFacts } from './notice.fixtures';
import { NoticeBell } from './notice-bell';
import { NoticeListPanel } from './notice-list-panel';
import { useUnreadNotices } from './unread-notices';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
const faults = callFaults();
const backend = mockServer(
  faults.handler,
  requests(),
  unread(),
  payments([]),
  notes({ items: [], totalCount: 0, pageNumber: 1, pageSize: 50 }),
  running([]),
);
const reads: Partial<Record<OperationId, string>> = {
  getUnreadConversations: missingMessages.title(texts.parts.threads),
  listNotes: missingMessages.title(texts.parts.reminders),
  listRunningMemberships: missingMessages.title(texts.parts.plans),
  listTradeRequestsBySupplier: missingMessages.title(texts.parts.requests),
  listUnfinishedPayments: missingMessages.title(texts.parts.payments),
};

beforeEach(() => {
  localStorage.clear();
  appStore.start(JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }), Date.now());
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = () => undefined;
});
afterEach(() => {
  faults.mend();
  cleanup();
  appStore.logOut();
});

const list = () =>
  render(
    <NoticeListPanel titleId="t" facts={noticeFacts} failed={[]} nowMs={NOW} onRetry={() => undefined} />,
  );
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('R-453 tells what happened, the latest first, with the way to it', () => {
  list();
  const [first = '', second = ''] = rows();
  expect(rows()).toHaveLength(6);
  expect(first).toContain(texts.message('۲', 'شیرآلات سپاهان'));
  expect(second).toContain('پاسخ «دو پمپ ETA 50-200» رسید');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/profile/messages?conversation=conv-1');
  expect(links).toContain('/profile/wallet?paymentId=pay-1');
  expect(links).toContain('/profile/wallet#plans');
});

it('R-455 following a notice reads it, reading all leaves none, and it stays so after a reload', () => {
  list();
  fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement);
  expect(screen.getByText(texts.count('۵', '۶'))).toBeTruthy();
  press(texts.readAll);
  expect(screen.getByText(texts.count('۰', '۶'))).toBeTruthy();
  cleanup();
  list();
  fireEvent.click(screen.getByRole('checkbox', { name: texts.onlyUnread }));
  expect(screen.getByText(texts.noUnread)).toBeTruthy();
});

it('R-456 what was cleared stays cleared, and is not there for another person', () => {
  list();
  const [first] = screen.getAllByRole('listitem');
  fireEvent.click(within(first as HTMLElement).getByRole('button'));
  expect(rows()).toHaveLength(5);
  press(texts.clearAll);
  expect(screen.getByText(texts.empty)).toBeTruthy();
  act(() => appStore.start(JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-2' }), Date.now()));
  expect(rows()).toHaveLength(6);
});

it('R-455 takes over what another tab read', () => {
  list();
  press(texts.readAll);
  const stored = localStorage.getItem('bazaar-notices:usr-1') ?? '';
  cleanup();
  localStorage.clear();
  list();
  expect(screen.getByText(texts.count('۶', '۶'))).toBeTruthy();
  localStorage.setItem('bazaar-notices:usr-1', stored);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'bazaar-notices:usr-1' })));
  expect(screen.getByText(texts.count('۰', '۶'))).toBeTruthy();
});

function Bell() {
  useUnreadNotices();
  return <NoticeBell icon={<i />} />;
}

it('R-457 the bell counts what was stored and the unread conversations, without a call', async () => {
  list();
  cleanup();
  unreadStore.setState({ count: 3, threads: [{ id: 'conv-1', at: '2026-11-23T05:30:00Z' }] });
  render(<Bell />);
  await screen.findByRole('link', { name: currentUserTexts.unreadNotices('۶') });
  expect(backend.requests).toHaveLength(0);
});

const open = async () => {
  render(<Bell />);
  fireEvent.click(screen.getByRole('link'));
  await screen.findByRole('dialog', { hidden: true });
};

it('opens the list at the bell, reads in one round, and gives the focus back', async () => {
  await open();
  const [latest] = unreadExample().items;
  const message = texts.message('۱', latest?.counterpart.name ?? '');
  expect(await screen.findAllByText(message, { exact: false })).not.toEqual([]);
  expect(calledOperations(backend.requests)).toEqual(Object.keys(reads).sort());
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

it.each(Object.entries(reads) as [OperationId, string][])(
  'R-411 says what is missing without %s, keeps the rest and heals',
  async (operation, says) => {
    await tryRead({ faults, backend, operation, says, stands: texts.title, open: () => void open() });
  },
);
