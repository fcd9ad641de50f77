import { expect, it } from 'vitest';
import { askHref, conversationHref } from '@/entities/conversation/question-object';
import { NOW, noticeFacts } from '@/entities/notice/notice.fixtures';
import { noticeView } from '@/entities/notice/notice-view';
import { paymentHref, paymentInWallet } from '@/entities/payment/payment-places';
import { workView } from '@/features/account-home/work-view';
import { requestedAddress as ofAdmin } from '@/features/admin/admin-address';
import { requestedPlace as ofCompany } from '@/features/company/company-address';
import { requestedMemory } from '@/features/memory/frame/memory-address';
import { requestedAddress as ofMessages, readPlace } from '@/features/messages/messages-address';
import { requestedAddress as ofRequest } from '@/features/trade-request/reads/requested-address';
import { requestedListAddress as ofRequests } from '@/features/trade-requests/requests-address';
import { requestedAddress as ofWallet } from '@/features/wallet/wallet-place';
import { accountPaths } from '@/lib/navigation/account-paths';

const [thread] = noticeFacts.threads;
const [payment] = noticeFacts.payments;
const [reminder] = noticeFacts.reminders;
if (!thread || !payment || !reminder) throw new Error('the fixtures have one of each');

const noticeHref = (notice: object) =>
  noticeView({ key: 'x', version: 'x', atMs: NOW, ...notice } as never, NOW).href;
const workHref = (work: object) => workView({ key: 'x', ...work } as never, NOW).href;

it.each([
  ['a conversation', conversationHref('conv-1')],
  ['a notice', noticeHref({ kind: 'message', thread })],
  ['a row of the account home', workHref({ kind: 'message', thread })],
])('the messages open the conversation that %s names', (_, href) => {
  expect(readPlace(new URL(href, 'https://x').searchParams)).toEqual({ id: 'conv-1' });
});

type Query = Readonly<Record<string, string>>;
const ofNotes = (query: Query) => requestedMemory('notes', 'all', query)?.address ?? '';

/** Addresses of account screens with keys, and what their screen reads of them: the address its login returns to. */
it.each<[href: string, read: (query: Query) => string]>([
  [conversationHref('conv-1'), ofMessages],
  [askHref({ objectType: 'Product', objectId: 'sp-1' }), ofMessages],
  [noticeHref({ kind: 'message', thread }), ofMessages],
  [workHref({ kind: 'message', thread }), ofMessages],
  [noticeHref({ kind: 'payment', payment }), ofWallet],
  [workHref({ kind: 'payment', payment }), ofWallet],
  [paymentInWallet('pay-1'), ofWallet],
  [
    paymentHref({ id: 'pay-1', purpose: 'TradeRequest', referenceId: 'tr-1' }),
    (query) => ofRequest(accountPaths.tradeRequest('tr-1'), query),
  ],
  [noticeHref({ kind: 'reminder', reminder, isDue: true }), ofNotes],
  [workHref({ kind: 'reminder', reminder, isDue: true }), ofNotes],
  [accountPaths.memoryOf('Product', 'sp-1'), ofNotes],
  [accountPaths.tradeRequestsTo('s-1'), ofRequests],
  [accountPaths.newTradeRequest, ofRequests],
  [`${accountPaths.newTradeRequest}&from=tr-1`, ofRequests],
  [accountPaths.tradeDraft('d-1'), ofRequests],
  [accountPaths.tradeAnswers('group-1'), ofRequests],
  [`${accountPaths.admin}?view=customers`, ofAdmin],
  [`${accountPaths.suppliers}?tab=companies`, ofCompany],
])('the screen at %s reads all that it says', (href, read) => {
  const { pathname, searchParams } = new URL(href, 'https://x');
  const reached = new URL(read(Object.fromEntries(searchParams)), 'https://x');
  expect(reached.pathname).toBe(pathname);
  expect(Object.fromEntries(reached.searchParams)).toEqual(Object.fromEntries(searchParams));
});
