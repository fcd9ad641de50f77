// @vitest-environment jsdom
import { getSendMessageMockHandler, getSendMessageResponseMock } from '@bazaar/api/mocks/conversations';
import { getUploadFileMockHandler } from '@bazaar/api/mocks/files';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type CallFault, callFaults } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { messagesTexts as texts } from '@/translations/messages';
import { uploadTexts } from '@/translations/uploads';
import { ReplyForm } from './reply-form';
import { ThreadMessages } from './thread-messages';
import { useReply } from './use-reply';

const faults = callFaults();
const backend = mockServer(faults.handler, getUploadFileMockHandler(), getSendMessageMockHandler());
const thread = [getSendMessageResponseMock()];
const onSent = vi.fn();

function Conversation() {
  const reply = useReply('conv-1', thread, onSent);
  return (
    <>
      <ThreadMessages
        {...{ label: 'x', messages: [], reply, isPart: true }}
        news={{ firstId: undefined, count: 0 }}
        older={{ state: 'none', read: () => undefined }}
      />
      <ReplyForm id="reply" name="پارس" reply={reply} />
    </>
  );
}

afterEach(cleanup);

it('R-411 R-471 whatever fails on a file’s way is said at the file, and the message waits with its words', async () => {
  faults.breakCall('uploadFile', 'unavailable');
  const { container } = render(<Conversation />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'نقشه پیوست است.' } });
  fireEvent.click(screen.getByRole('button', { name: texts.attach }));
  const files = [new File(['x'], 'a.pdf', { type: 'application/pdf' })];
  const input = container.querySelector('input[type=file]') as Element;
  await act(async () => void fireEvent.change(input, { target: { files } }));
  await act(async () => screen.getByRole('button', { name: texts.send }).click());
  const { failures } = uploadTexts;
  const said: Partial<Record<CallFault, string>> = {
    reset: failures.network as string,
    slow: failures.service as string,
    unavailable: failures.service as string,
    'wrong shape': failures.service as string,
    'too many': failures.rateLimited as string,
    'session ended': failures.sessionEnded as string,
    conflict: uploadTexts.refused,
  };
  for (const [fault, text] of Object.entries(said)) {
    faults.breakCall('uploadFile', fault as CallFault);
    const again = await screen.findByRole('button', { name: texts.retryFile('a.pdf') });
    await act(async () => again.click());
    await act(() => backend.settled());
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('نقشه پیوست است.')).toBeTruthy();
  }
  expect(sent()).toEqual([]);
  // Refused for good: without it the message goes.
  await act(async () => screen.getByRole('button', { name: texts.cancelFile('a.pdf') }).click());
  await waitFor(() => expect(sent()).toMatchObject([{ text: 'نقشه پیوست است.' }]));
});

const sent = () =>
  backend.writes('POST').flatMap(({ path, body }) => (path.endsWith('/conversations') ? [body] : []));
