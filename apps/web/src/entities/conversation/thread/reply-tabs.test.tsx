// @vitest-environment jsdom
import { getSendMessageResponseMock } from '@bazaar/api/mocks/conversations';
import type { FileRef } from '@bazaar/api/model';
import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { typedDraft } from '@bazaar/domain/drafts/stored-draft';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReplyForm } from './reply-form';
import { ThreadMessages } from './thread-messages';
import { useReply } from './use-reply';

const drawing: FileRef = {
  ...{ id: 'file-1', url: '/media/file-1', name: 'drawing.pdf' },
  ...{ mime: 'application/pdf', sizeBytes: 2_048 },
};
const thread = [getSendMessageResponseMock()];
const older = { state: 'none', read: () => undefined } as const;
const news = { firstId: undefined, count: 0 };

function Conversation() {
  const reply = useReply('conv-1', thread, () => undefined);
  return (
    <>
      <ThreadMessages label="x" messages={[]} news={news} older={older} reply={reply} isPart />
      <ReplyForm id="reply" name="پارس" reply={reply} />
    </>
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const typeHere = (text: string) => fireEvent.change(field(), { target: { value: text } });
const sentThere = (text: string) => ({
  ...{ clientMessageId: 'own-1', text, files: [], missing: [], sentAt: '', isFailed: false },
});
/** Does what another tab does to the draft: stores it, or drops it. */
function storeElsewhere(values: object | undefined): void {
  const key = draftKey(null, 'reply:conv-1');
  if (values === undefined) localStorage.removeItem(key);
  else {
    const place = { owner: null, formId: 'reply:conv-1' };
    const reply = { text: '', files: [], outgoing: [], ...values };
    localStorage.setItem(key, JSON.stringify(typedDraft(place, reply, Date.now())));
  }
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

it('R-473 what one tab writes and sends is known to the other', () => {
  render(<Conversation />);
  storeElsewhere({ text: 'نیمه‌کاره', outgoing: [sentThere('از برگهٔ دیگر')] });
  expect(field().value).toBe('نیمه‌کاره');
  expect(screen.getByText('از برگهٔ دیگر')).toBeTruthy();
  storeElsewhere(undefined);
  expect(screen.queryByText('از برگهٔ دیگر')).toBeNull();
});

it('R-473 a text taken over follows its writer, and goes when it is sent', () => {
  render(<Conversation />);
  storeElsewhere({ text: 'س' });
  storeElsewhere({ text: 'سلام', files: [drawing] });
  expect(field().value).toBe('سلام');
  expect(screen.getByText('drawing.pdf')).toBeTruthy();
  storeElsewhere({ outgoing: [sentThere('سلام')] });
  expect(field().value).toBe('');
  storeElsewhere(undefined);
  expect([field().value, screen.queryByText('drawing.pdf')]).toEqual(['', null]);
});

it('R-473 a text found at the start goes when another tab sends it', () => {
  storeElsewhere({ text: 'سلام' });
  render(<Conversation />);
  expect(field().value).toBe('سلام');
  storeElsewhere(undefined);
  expect(field().value).toBe('');
});

it('R-473 what is typed here stays, whatever the other tab writes and sends', () => {
  render(<Conversation />);
  storeElsewhere({ text: 'سلام' });
  typeHere('سلام، قیمت؟');
  storeElsewhere({ text: 'سلام و' });
  expect(field().value).toBe('سلام، قیمت؟');
  // The words of the other tab, but typed here.
  typeHere('سلام و');
  storeElsewhere({ text: 'سلام و درود' });
  storeElsewhere(undefined);
  expect(field().value).toBe('سلام و');
});

it('R-473 what was typed here goes when the other tab has sent just that', () => {
  render(<Conversation />);
  typeHere('سلام ');
  storeElsewhere({ outgoing: [sentThere('درود')] });
  expect(field().value).toBe('سلام ');
  storeElsewhere({ outgoing: [sentThere('درود'), { ...sentThere('سلام'), clientMessageId: 'own-2' }] });
  expect(field().value).toBe('');
});
