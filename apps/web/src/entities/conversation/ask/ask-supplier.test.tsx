// @vitest-environment jsdom
import {
  getSendMessageMockHandler,
  getSendMessageMockHandler401,
  getSendMessageMockHandler422,
  getSendMessageMockHandlerDefault,
  getSendMessageResponseMock,
} from '@bazaar/api/mocks/conversations';
import type { NewMessage } from '@bazaar/api/model';
import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActionRuntime } from '@/lib/actions/action-runtime';
import { draftedForms } from '@/lib/forms/draft-storage';
import { mockServer } from '@/testing/mock-server';
import { askSupplierMessages as texts } from '@/translations/ask-supplier';
import { openQuestion } from './ask-action';
import { AskButton } from './ask-button';

const goToLogin = vi.hoisted(() => vi.fn());
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@bazaar/ui/forms.css', () => ({}));

const table = { ask: { needsSession: false, load: async () => openQuestion } };

const sending = () =>
  getSendMessageMockHandler({ ...getSendMessageResponseMock(), conversationId: 'conv-9' });
const backend = mockServer(sending());
const calls = backend.requests;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  goToLogin.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const logIn = () =>
  localStorage.setItem('myUserInfo', JSON.stringify({ exp: Date.now() / 1000 + 60, sub: 'usr-1' }));
const draw = () =>
  render(
    <>
      <AskButton
        objectType="Product"
        objectId="sp-1"
        title="بلبرینگ 6205"
        supplierName="بازرگانی یاتاقان پارس"
      />
      <ActionRuntime table={table} />
    </>,
  );
const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label);
const type = async (text: string) => fireEvent.change(await field(texts.text), { target: { value: text } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const open = async () => {
  draw();
  await act(async () => screen.getByRole('link', { name: texts.action }).click());
};

it('is a link that works without script, and makes no call before the press', async () => {
  draw();
  const link = screen.getByRole('link', { name: texts.action });
  expect(link.getAttribute('href')).toBe('/profile/messages?new=1&objectType=Product&objectId=sp-1');
  expect(link.getAttribute('rel')).toBe('nofollow');
  expect([calls, screen.queryByRole('dialog')]).toEqual([[], null]);
});

it('sends the question about the object and links to its conversation', async () => {
  logIn();
  await open();
  expect((await field(texts.subject)).value.replace(/[\u2066\u2069]/g, '')).toBe(
    texts.subjectOf('بلبرینگ 6205'),
  );
  await type('  موجود است؟ ');
  await press(texts.send);
  const link = await screen.findByRole('link', { name: texts.toConversation });
  expect(link.getAttribute('href')).toBe('/profile/messages?conversation=conv-9');
  expect(calls[0]?.body).toMatchObject({
    objectType: 'Product',
    objectId: 'sp-1',
    subject: texts.subjectOf('بلبرینگ 6205'),
    text: 'موجود است؟',
    clientMessageId: calls[0]?.key,
  });
  expect(draftedForms('usr-1')).toEqual([]);
});

it('R-172 keeps the focus on the button while it sends once, and hands it to the message that it is sent', async () => {
  logIn();
  await open();
  await type('موجود است؟');
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: texts.send });
  button.focus();
  act(() => button.click());
  expect(button.textContent).toBe(texts.sending);
  expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  act(() => button.click());
  fireEvent.keyDown(await field(texts.text), { key: 'Enter', ctrlKey: true });
  const done = await screen.findByText(texts.sent);
  expect(document.activeElement).toBe(done.closest('[role=status]'));
  expect(calls).toHaveLength(1);
});

it('R-170 sends no incomplete question and shows what is missing', async () => {
  logIn();
  await open();
  await press(texts.send);
  expect(await screen.findByText(texts.textMissing)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('R-171 lets an anonymous visitor write, keeps the text over the login, and sends it once after', async () => {
  await open();
  await type('موجود است؟');
  await press(texts.loginAndSend);
  expect([goToLogin.mock.calls.length, calls]).toEqual([1, []]);
  cleanup();
  logIn();
  draw();
  expect(await screen.findByText(texts.sent)).toBeTruthy();
  expect(calls.map(({ body }) => (body as NewMessage).text)).toEqual(['موجود است؟']);
  cleanup();
  draw();
  expect([screen.queryByRole('dialog'), calls.length]).toEqual([null, 1]);
});

it('R-172 keeps the text when sending fails, and sends it again under the same key', async () => {
  logIn();
  await open();
  await type('موجود است؟');
  backend.use(getSendMessageMockHandlerDefault());
  await press(texts.send);
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect((await field(texts.text)).value).toBe('موجود است؟');
  // Also after the page was left: the first attempt may have arrived.
  cleanup();
  await open();
  backend.use(sending());
  await press(texts.send);
  expect(await screen.findByText(texts.sent)).toBeTruthy();
  expect(calls.map(({ key }) => key)).toEqual([calls[0]?.key, calls[0]?.key]);
});

it('R-172 uses a new key for a new text, and after a refusal', async () => {
  logIn();
  await open();
  await type('موجود است؟');
  backend.use(getSendMessageMockHandler422());
  await press(texts.send);
  expect(await screen.findByText(texts.refused)).toBeTruthy();
  backend.use(getSendMessageMockHandlerDefault());
  await press(texts.send);
  await screen.findByText(texts.failed);
  await type('هنوز موجود است؟');
  await press(texts.send);
  await waitFor(() => expect(new Set(calls.map(({ key }) => key)).size).toBe(3));
});

it('redirects to the login with the text when the session has expired', async () => {
  logIn();
  await open();
  await type('موجود است؟');
  backend.use(getSendMessageMockHandler401());
  await press(texts.send);
  await waitFor(() => expect(goToLogin).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem(draftKey('usr-1', 'ask:Product:sp-1'))).toContain('pendingSinceMs');
});
