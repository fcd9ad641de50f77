// @vitest-environment jsdom
import { getGetUnreadConversationsResponseMock } from '@bazaar/api/mocks/conversations';
import type { Conversation } from '@bazaar/api/model';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountPaths } from '@/lib/navigation/account-paths';
import { toastStore } from '@/lib/toasts/toast-store';
import { actionOfToast, closeToast } from '@/lib/toasts/toasts';
import { announceNews } from './announce-news';

const [example] = getGetUnreadConversationsResponseMock().items;
const of = (tradeRequestId?: string) => {
  const { tradeRequestId: _, ...conversation } = example as Conversation;
  return tradeRequestId === undefined ? conversation : { ...conversation, tradeRequestId };
};
const open = vi.fn();
const shown = () => toastStore.getState().toasts;

beforeEach(() => {
  for (const { id } of shown()) closeToast(id);
  open.mockReset();
  history.replaceState({}, '', '/profile/wallet');
});

it('R-403 says whose answer has come, and leads to its request', () => {
  announceNews(of('tr-1'), open);
  const [toast] = shown();
  expect(toast?.title).toContain(example?.counterpart.name);
  actionOfToast(toast?.id ?? 0)?.run();
  expect(open).toHaveBeenCalledWith(accountPaths.tradeRequest('tr-1'));
});

it('R-403 leads to the messages without a request', () => {
  announceNews(of(), open);
  actionOfToast(shown()[0]?.id ?? 0)?.run();
  expect(open).toHaveBeenCalledWith('/profile/messages');
});

it.each([accountPaths.tradeRequest('tr-1'), '/profile/messages'])('R-403 says nothing at %s', (path) => {
  history.replaceState({}, '', path);
  announceNews(of('tr-1'), open);
  expect(shown()).toEqual([]);
});
