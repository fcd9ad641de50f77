// @vitest-environment jsdom
import {
  getSendMessageMockHandler,
  getSendMessageMockHandlerDefault,
  getSendMessageResponseMock,
} from '@bazaar/api/mocks/conversations';
import type { FileRef, NewMessage } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '@/lib/toasts/toast-store';
import { actionOfToast, closeToast } from '@/lib/toasts/toasts';
import { eventually } from '@/testing/eventually';
import { mockServer } from '@/testing/mock-server';
import { messagesTexts as texts } from '@/translations/messages';
import { uploadTexts } from '@/translations/uploads';
import { ReplyForm } from './reply-form';
import { ThreadMessages } from './thread-messages';
import { useReply } from './use-reply';

type Answer = { arrive(file: FileRef): void; fail(error: Error): void };
const sending = vi.hoisted(() => ({ files: new Map<string, Answer>(), keys: [] as string[] }));
vi.mock('@/lib/uploads/send-file', () => ({
  sendFor:
    () =>
    (file: File, { key }: { key: string }) =>
      new Promise<FileRef>((arrive, fail) => {
        sending.keys.push(`${file.name} ${key}`);
        sending.files.set(file.name, { arrive, fail });
      }),
}));
const backend = mockServer(getSendMessageMockHandler());
const drawing: FileRef = {
  ...{ id: 'file-1', url: '/media/file-1', name: 'drawing.pdf' },
  ...{ mime: 'application/pdf', sizeBytes: 2_048 },
};
const onSent = vi.fn();
const thread = [getSendMessageResponseMock()];
const older = { state: 'none', read: () => undefined } as const;

function Conversation() {
  const reply = useReply('conv-1', thread, onSent);
  return (
    <>
      <ThreadMessages
        label="x"
        messages={[]}
        news={{ firstId: undefined, count: 0 }}
        older={older}
        reply={reply}
        isPart
      />
      <ReplyForm id="reply" name="پارس" reply={reply} />
    </>
  );
}

const named = (name: string) => ({ ...drawing, id: `file ${name}`, name });
async function choose(...names: string[]): Promise<void> {
  const { container } = render(<Conversation />);
  fireEvent.click(screen.getByRole('button', { name: texts.attach }));
  const input = container.querySelector('input[type=file]');
  if (input === null) throw new Error('files can be chosen');
  const files = names.map((name) => new File(['x'], name, { type: drawing.mime }));
  await act(async () => void fireEvent.change(input, { target: { files } }));
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const bodies = () => backend.writes('POST').map(({ body }) => body as NewMessage);
const arrive = (name: string) => act(async () => sending.files.get(name)?.arrive(named(name)));
const rest = () => act(() => backend.settled());

beforeEach(() => {
  for (const { id } of toastStore.getState().toasts) closeToast(id);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  onSent.mockClear();
  sending.files.clear();
  sending.keys.length = 0;
});

it('R-405 a message sent before its files waits for them, in its place, and may be nothing but them', async () => {
  await choose('a.pdf', 'b.pdf');
  await press(texts.send);
  expect(screen.getByText(texts.states.queued)).toBeTruthy();
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  await arrive('b.pdf');
  expect(bodies()).toEqual([]);
  await arrive('a.pdf');
  await eventually(() => expect(onSent).toHaveBeenCalledOnce());
  expect(bodies()).toMatchObject([{ fileIds: ['file b.pdf', 'file a.pdf'], rootId: thread[0]?.rootId }]);
  expect(bodies()[0]).not.toHaveProperty('text');
});

it('R-471 of two files the one that failed is sent again alone, under its own key, and the message arrives once', async () => {
  await choose('a.pdf', 'b.pdf');
  await press(texts.send);
  await act(async () => sending.files.get('a.pdf')?.fail(new TypeError('cut')));
  await arrive('b.pdf');
  expect(bodies()).toEqual([]);
  await press(texts.retryFile('a.pdf'));
  await arrive('a.pdf');
  await rest();
  expect(bodies().map(({ fileIds }) => fileIds)).toEqual([['file b.pdf', 'file a.pdf']]);
  expect(sending.keys).toHaveLength(3);
  expect(sending.keys[2]).toBe(sending.keys[0]);
});

it('R-471 a file taken out of its message lets the rest go, and a message of nothing is none', async () => {
  await choose('a.pdf', 'b.pdf');
  await press(texts.send);
  await arrive('b.pdf');
  await press(texts.cancelFile('a.pdf'));
  await eventually(() => expect(bodies().map(({ fileIds }) => fileIds)).toEqual([['file b.pdf']]));
  cleanup();
  await choose('c.pdf');
  await press(texts.send);
  await press(texts.cancelFile('c.pdf'));
  await rest();
  expect([bodies().length, screen.queryByRole('article')]).toEqual([1, null]);
});

it('R-471 a file that was on its way when the page was left is named, and the message goes without it by press', async () => {
  await choose('a.pdf', 'b.pdf');
  await press(texts.send);
  await arrive('b.pdf');
  cleanup();
  render(<Conversation />);
  expect(screen.getByText(texts.lostFiles('a.pdf'))).toBeTruthy();
  expect(bodies()).toEqual([]);
  await press(texts.resendWithout);
  await eventually(() => expect(bodies().map(({ fileIds }) => fileIds)).toEqual([['file b.pdf']]));
});

it('R-405 a failed message keeps its files, and is sent again under its own key', async () => {
  backend.use(getSendMessageMockHandlerDefault());
  await choose('a.pdf');
  await arrive('a.pdf');
  await press(texts.send);
  const resend = await screen.findByRole('button', { name: texts.resend });
  expect(screen.getByRole('link', { name: /a\.pdf/ })).toBeTruthy();
  backend.use(getSendMessageMockHandler());
  await act(async () => resend.click());
  await eventually(() => expect(bodies()).toHaveLength(2));
  const [first, second] = bodies();
  expect(first).toEqual(second);
});

it('R-472 messages go one after the other, and one that failed comes back when its removal is undone', async () => {
  render(<Conversation />);
  const field = screen.getByRole('textbox');
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  backend.use(
    getSendMessageMockHandler(async () => {
      await late;
      return getSendMessageResponseMock();
    }),
  );
  for (const text of ['نخست', 'دوم']) {
    fireEvent.change(field, { target: { value: text } });
    await press(texts.send);
  }
  await act(() => backend.settled(1));
  expect(bodies().map(({ text }) => text)).toEqual(['نخست']);
  backend.use(getSendMessageMockHandlerDefault());
  await act(async () => answer());
  await rest();
  expect(bodies().map(({ text }) => text)).toEqual(['نخست', 'دوم']);
  await press(texts.discard);
  expect(screen.queryByText('دوم')).toBeNull();
  const [toast] = toastStore.getState().toasts;
  await act(async () => actionOfToast(toast?.id ?? 0)?.run());
  expect(screen.getByText('دوم')).toBeTruthy();
});

it('takes a file out before it is sent', async () => {
  await choose('a.pdf');
  await arrive('a.pdf');
  await press(uploadTexts.drop.remove('a.pdf'));
  await press(texts.send);
  expect(bodies()).toEqual([]);
});
