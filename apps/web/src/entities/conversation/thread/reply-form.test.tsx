// @vitest-environment jsdom
import {
  getSendMessageMockHandler,
  getSendMessageMockHandlerDefault,
  getSendMessageResponseMock,
} from '@bazaar/api/mocks/conversations';
import type { FileRef, NewMessage } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { messagesTexts as texts } from '@/translations/messages';
import { uploadTexts } from '@/translations/uploads';
import { ReplyForm } from './reply-form';
import { ThreadMessages } from './thread-messages';
import { useReply } from './use-reply';

const arrive = vi.hoisted(() => ({ now: (_: FileRef) => {} }));
vi.mock('@/lib/uploads/send-file', () => ({
  sendFor: () => () =>
    new Promise<FileRef>((resolve) => {
      arrive.now = resolve;
    }),
}));
const backend = mockServer(getSendMessageMockHandler());
const drawing: FileRef = {
  ...{ id: 'file-1', url: '/media/file-1', name: 'drawing.pdf' },
  ...{ mime: 'application/pdf', sizeBytes: 2_048 },
};
const onSent = vi.fn();

function Conversation() {
  const reply = useReply('conv-1', 'msg-1', onSent);
  return (
    <>
      <ThreadMessages label="x" messages={[]} outgoing={reply.outgoing} isPart onResend={reply.resend} />
      <ReplyForm id="reply" name="پارس" reply={reply} />
    </>
  );
}

async function choose(): Promise<void> {
  const { container } = render(<Conversation />);
  fireEvent.click(screen.getByRole('button', { name: texts.attach }));
  const input = container.querySelector('input[type=file]');
  if (input === null) throw new Error('files can be chosen');
  const files = [new File(['x'], drawing.name, { type: drawing.mime })];
  await act(async () => void fireEvent.change(input, { target: { files } }));
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const bodies = () => backend.writes('POST').map(({ body }) => body as NewMessage);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  onSent.mockClear();
});

it('R-405 a message waits for its files, and may be nothing but them', async () => {
  await choose();
  await press(texts.send);
  expect(bodies()).toEqual([]);
  expect(screen.getByText(texts.filesUnsent)).toBeTruthy();
  await act(async () => arrive.now(drawing));
  expect(screen.queryByText(texts.filesUnsent)).toBeNull();
  await press(texts.send);
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith(getSendMessageResponseMock()));
  expect(bodies()).toMatchObject([{ fileIds: ['file-1'], rootId: 'msg-1' }]);
  expect(bodies()[0]).not.toHaveProperty('text');
});

it('R-405 a failed message keeps its files, and is sent again under its own key', async () => {
  backend.use(getSendMessageMockHandlerDefault());
  await choose();
  await act(async () => arrive.now(drawing));
  await press(texts.send);
  const resend = await screen.findByRole('button', { name: texts.resend });
  expect(screen.getByRole('link', { name: /drawing\.pdf/ })).toBeTruthy();
  backend.use(getSendMessageMockHandler());
  await act(async () => resend.click());
  await vi.waitFor(() => expect(bodies()).toHaveLength(2));
  const [first, second] = bodies();
  expect(first).toEqual(second);
});

it('takes a file out before it is sent', async () => {
  await choose();
  await act(async () => arrive.now(drawing));
  await press(uploadTexts.drop.remove(drawing.name));
  await press(texts.send);
  expect(bodies()).toEqual([]);
});
