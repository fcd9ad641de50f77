// @vitest-environment jsdom
import {
  getSendMessageMockHandler409,
  getSendMessageMockHandlerDefault,
  getSendMessageResponseMock409,
} from '@bazaar/api/mocks/conversations';
import type { MessageConflictResponse } from '@bazaar/api/model';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draftedForms } from '@/lib/forms/draft-storage';
import { messagesTexts as texts } from '@/translations/messages';
import { messagesBackend, sending } from './testing/messages-backend';
import { field, inThread, newPageBeforeEach, open, press, write } from './testing/messages-page';

vi.mock('@bazaar/ui/forms.css', () => ({}));
vi.mock('next/navigation', async () => (await import('@/testing/search-of-history')).searchOfHistory());

const { backend, writes } = messagesBackend();
newPageBeforeEach();

it('R-172 shows a message before it is delivered, and resends a failed one as the same message', async () => {
  await open();
  await write('بله، تأیید می‌کنیم.');
  backend.use(getSendMessageMockHandlerDefault());
  await press(texts.send);
  expect(await screen.findByText(texts.states.failed)).toBeTruthy();
  expect((await field()).value).toBe('');
  // Also after the page was left.
  cleanup();
  await open();
  expect(await inThread().findByText('بله، تأیید می‌کنیم.')).toBeTruthy();
  backend.use(sending());
  await press(texts.resend);
  await waitFor(() => expect(screen.queryByText(texts.states.failed)).toBeNull());
  expect(inThread().getAllByText('بله، تأیید می‌کنیم.')).toHaveLength(1);
  expect(writes('POST').map(({ key, body }) => [key, body.clientMessageId, body.rootId])).toEqual(
    Array(2).fill([writes('POST')[0]?.key, writes('POST')[0]?.key, 'msg-1']),
  );
  expect(draftedForms(null)).toEqual([]);
});

it('R-200 keeps an unsent reply for its writer, also one that an earlier build stored in the tab', async () => {
  const logIn = (sub: string) =>
    localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub }));
  const message = { clientMessageId: 'own-1', text: 'پیام مانده', sentAt: '2026-11-20T10:00:00Z' };
  sessionStorage.setItem('bazaar-reply:conv-1', JSON.stringify({ text: 'نیمه‌کاره', outgoing: [message] }));
  logIn('usr-1');
  await open();
  expect((await field()).value).toBe('نیمه‌کاره');
  expect(inThread().getByText('پیام مانده')).toBeTruthy();
  cleanup();
  expect(sessionStorage.length).toBe(0);
  logIn('usr-2');
  await open();
  expect((await field()).value).toBe('');
  cleanup();
  logIn('usr-1');
  await open();
  expect((await field()).value).toBe('نیمه‌کاره');
});

it('R-172 returns a refused message to its writer, before what was written meanwhile', async () => {
  await open();
  await write('پیام نخست');
  let refuse: () => void = () => undefined;
  const late = new Promise<MessageConflictResponse>((resolve) => {
    refuse = () => resolve(getSendMessageResponseMock409());
  });
  backend.use(getSendMessageMockHandler409(() => late));
  await press(texts.send);
  await write('پیام دوم');
  await act(async () => refuse());
  expect(await screen.findByText(texts.refused)).toBeTruthy();
  expect((await field()).value).toBe('پیام نخست\nپیام دوم');
});

it('keeps the draft of each conversation', async () => {
  await open();
  await write('نیمه‌کاره');
  cleanup();
  await open();
  await waitFor(async () => expect((await field()).value).toBe('نیمه‌کاره'));
});

it('R-170 sends no empty message', async () => {
  await open();
  await write('   ');
  await press(texts.send);
  expect(writes('POST')).toEqual([]);
});

it('tells in the row what was not sent', async () => {
  await open();
  await write('تا دوشنبه تأیید می‌کنم.');
  backend.use(getSendMessageMockHandlerDefault());
  await press(texts.send);
  expect((await screen.findByText(texts.unsent)).parentElement?.textContent).toContain('تا دوشنبه');
  await press(texts.discard);
  await waitFor(() => expect(screen.queryByText(texts.unsent)).toBeNull());
});
