// @vitest-environment jsdom
import {
  getListConversationMessagesMockHandler as flat,
  getUpdateConversationMockHandler409,
  getUpdateConversationResponseMock409,
  getHideConversationMockHandler as hide,
  getListConversationsMockHandler as list,
  getSendMessageMockHandler as send,
  getGetConversationThreadMockHandler as thread,
  getUpdateConversationMockHandler as update,
} from '@bazaar/api/mocks/conversations';
import { getGetSupplierProductCatalogMockHandler as product } from '@bazaar/api/mocks/supplier-products';
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import type { Conversation, ConversationMessage, ConversationThread } from '@bazaar/api/model';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removals } from '@/lib/undo/removals';
import { type CallFault, calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { messagesTexts as texts } from '@/translations/messages';
import { undoTexts } from '@/translations/undo';
import { conversations, messages } from './messages.fixtures';
import { MessagesScreen } from './messages-screen';

const { goToLogin, toast } = vi.hoisted(() => ({ goToLogin: vi.fn(), toast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@bazaar/ui/forms.css', () => ({}));
vi.mock('@/lib/toasts/toasts', () => ({
  showToast: toast,
  showConfirmation: vi.fn(),
  showToastWithAction: vi.fn(),
}));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const faults = callFaults();
const opened = (): ConversationThread => ({
  conversation: { ...conversations[0], unreadCount: 0 },
  messages: messages.map((one) => ({ ...one, children: [], sentAt: recently(one) })),
  hasOlder: true,
});
/** The last message is of a minute ago: it may be edited. */
const recently = ({ id, sentAt }: ConversationMessage) =>
  id === 'msg-5' ? new Date(Date.now() - 60_000).toISOString() : sentAt;
const backend = mockServer(
  faults.handler,
  list({
    ...{ items: conversations.map((one) => ({ ...one })), totalCount: 3, pageNumber: 1, pageSize: 30 },
    counts: { all: 3, unread: 0, requests: 1, archived: 0 },
  }),
  thread(opened),
  flat({ items: [], totalCount: 0, pageNumber: 1, pageSize: 50 }),
  update(conversations[0]),
  hide(),
  send({ ...(messages[4] as ConversationMessage), id: 'msg-9', clientMessageId: 'own-9' }),
  product(),
  supplier(),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});

const open = (query = '') => {
  history.replaceState(null, '', `/profile/messages${query}`);
  render(<MessagesScreen />);
};
const openThread = async () => {
  open('?conversation=conv-1');
  await screen.findByRole('log');
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

interface FailedRead {
  readonly operation: OperationId;
  readonly at: string;
  readonly says: string;
  readonly stands: string | RegExp;
}
/** Every read of the screen, where it is made, and the sentence that names what is missing without it. */
const reads: readonly FailedRead[] = [
  { operation: 'listConversations', at: '', says: texts.failed, stands: texts.choose },
  {
    ...{ operation: 'getConversationThread', at: '?conversation=conv-1' },
    ...{ says: texts.threadFailed, stands: 'فاکتور رسمی طرح عضویت' },
  },
  {
    ...{ operation: 'getSupplierProductCatalog', at: '?new=1&objectType=Product&objectId=sp-1' },
    ...{ says: texts.objectFailed, stands: 'فاکتور رسمی طرح عضویت' },
  },
  {
    ...{ operation: 'getSupplier', at: '?new=1&objectType=Supplier&objectId=s-1' },
    ...{ says: texts.objectFailed, stands: 'فاکتور رسمی طرح عضویت' },
  },
];
const writes = ['updateConversation', 'hideConversation', 'sendMessage'] as const;

it('R-411 names every call it makes in these tables', async () => {
  for (const at of new Set(reads.map((read) => read.at))) {
    open(at);
    await screen.findByText('فاکتور رسمی طرح عضویت');
    await act(() => backend.settled());
    cleanup();
  }
  const tried: OperationId[] = [...reads.map(({ operation }) => operation), ...writes];
  expect(calledOperations(backend.requests).filter((name) => !tried.includes(name as OperationId))).toEqual(
    [],
  );
});

it.each(reads)('R-411 says what is missing without $operation, keeps the rest and heals', (read) => {
  const { operation, at, says, stands } = read;
  return tryRead({ faults, backend, operation, says, stands, open: () => open(at) });
});

it('R-411 older messages that cannot be read say so, and the thread stands', async () => {
  faults.breakCall('listConversationMessages', 'unavailable');
  await openThread();
  await press(texts.older);
  expect(await screen.findByText(texts.olderFailed)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(messages.length);
  faults.mend();
  await press(texts.retry);
  await waitFor(() => expect(screen.queryByText(texts.olderFailed)).toBeNull());
});

const isRefusal = (fault: CallFault) => fault === 'conflict' || fault === 'to be paid';

it('R-411 R-172 a message that is not sent says so, and keeps its text and its key', async () => {
  await openThread();
  const field = screen.getByLabelText<HTMLTextAreaElement>(texts.reply('صنایع یاتاقان البرز'));
  fireEvent.change(field, { target: { value: 'قیمت را بنویسید.' } });
  // A refusal returns the text to its field, where it is sent again; after any other fault the message is sent again in its place.
  const pressSend = () => press(field.value === '' ? texts.resend : texts.send);
  await tryWrite({
    ...{ faults, backend, operation: 'sendMessage', press: pressSend },
    says: (fault) => (isRefusal(fault) ? texts.refused : texts.states.failed),
    keeps: () => expect(`${document.body.textContent} ${field.value}`).toContain('قیمت را بنویسید.'),
  });
  expect(goToLogin).toHaveBeenCalledOnce();
  await pressSend();
  await waitFor(() => expect(screen.queryByText(texts.states.failed)).toBeNull());
});

it('R-411 R-470 an edit that is not stored says so, and keeps what was typed', async () => {
  await openThread();
  await press(texts.edit);
  const field = screen.getByLabelText<HTMLTextAreaElement>(texts.editLabel);
  fireEvent.change(field, { target: { value: 'بله، پس‌فردا ثبت می‌کنیم.' } });
  await tryWrite({
    ...{ faults, backend, operation: 'updateConversation', press: () => press(texts.editSave) },
    says: (fault) => (fault === 'session ended' ? undefined : texts.editFailed),
    keeps: () => expect(field.value).toBe('بله، پس‌فردا ثبت می‌کنیم.'),
  });
  expect(goToLogin).toHaveBeenCalledOnce();
  await press(texts.editSave);
  await waitFor(() => expect(screen.queryByLabelText(texts.editLabel)).toBeNull());
});

it.each([texts.archive, texts.markUnread])(
  'R-411 «%s» that is not done says so, and the thread stays',
  async (name) => {
    await openThread();
    const said: string[] = [];
    toast.mockImplementation(({ title }: { title: string }) => void said.push(title));
    await tryWrite({
      ...{ faults, backend, operation: 'updateConversation', press: () => press(name) },
      says: () => undefined,
      keeps: () => expect(screen.getByRole('log')).toBeTruthy(),
    });
    expect(new Set(said)).toEqual(new Set([texts.changeFailed]));
    expect(said).toHaveLength(9);
  },
);

it('R-411 a conversation that is not hidden comes back, and says so', async () => {
  open();
  const said: string[] = [];
  toast.mockImplementation(({ title }: { title: string }) => void said.push(title));
  await tryWrite({
    ...{ faults, backend, operation: 'hideConversation', says: () => undefined },
    press: async () => {
      const row = (await screen.findByText('فاکتور رسمی طرح عضویت')).closest('a');
      fireEvent.keyDown(row as Element, { key: 'Delete' });
      await act(() => removals.send());
    },
  });
  expect(new Set(said)).toEqual(new Set([undoTexts.failed('پشتیبانی بازار')]));
  expect((await screen.findByText('فاکتور رسمی طرح عضویت')).textContent).toBeTruthy();
});

it('R-470 a conflict shows both texts, and the next press is over the current version', async () => {
  await openThread();
  await press(texts.edit);
  const field = screen.getByLabelText<HTMLTextAreaElement>(texts.editLabel);
  fireEvent.change(field, { target: { value: 'متن من' } });
  const current: Conversation = { ...conversations[0], version: 4 };
  backend.use(
    thread(() => {
      const { messages: all, ...rest } = opened();
      return {
        ...rest,
        messages: all.map((one) => (one.id === 'msg-5' ? { ...one, text: 'متن دیگر' } : one)),
      };
    }),
    getUpdateConversationMockHandler409({ ...getUpdateConversationResponseMock409(), current }),
  );
  await press(texts.editSave);
  expect(await screen.findByText(texts.editChanged)).toBeTruthy();
  expect((await screen.findByText(texts.editStored)).parentElement?.textContent).toContain('متن دیگر');
  expect(field.value).toBe('متن من');
  backend.use(update(conversations[0]));
  await press(texts.editSave);
  await waitFor(() => expect(screen.queryByLabelText(texts.editLabel)).toBeNull());
  const versions = backend.writes('PUT').map(({ body }) => (body as { version: number }).version);
  expect(versions).toEqual([1, 4]);
});

it('R-470 an edit survives the page; when its time is over the text goes to the reply', async () => {
  await openThread();
  await press(texts.edit);
  fireEvent.change(screen.getByLabelText(texts.editLabel), { target: { value: 'متن نیمه‌کاره' } });
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 });
  backend.use(thread(() => ({ ...opened(), messages: late })));
  await openThread();
  vi.useRealTimers();
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.editLabel).value).toBe('متن نیمه‌کاره');
  expect([screen.getByText(texts.editOver) !== null, screen.queryByText(texts.editSave)]).toEqual([
    true,
    null,
  ]);
  await press(texts.editMove);
  const reply = screen.getByLabelText<HTMLTextAreaElement>(texts.reply('صنایع یاتاقان البرز'));
  expect([reply.value, screen.queryByLabelText(texts.editLabel)]).toEqual(['متن نیمه‌کاره', null]);
  expect(backend.writes('PUT')).toEqual([]);
});
const late = opened().messages;
