// @vitest-environment jsdom
import { DOCUMENT_RULES } from '@bazaar/domain/files/check-file';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually';
import { mockServer } from '@/testing/mock-server';
import { sendFor } from './send-file';
import { createUploadQueue } from './upload-queue';

const server = mockServer();
const FILES = '*/files';
const stored = {
  id: 'file-9',
  url: '/media/file-9',
  name: 'نقشه.pdf',
  mime: 'application/pdf',
  sizeBytes: 9,
};
const answer = (status: number, code: string) =>
  http.post(FILES, () => HttpResponse.json({ type: '', title: '', status, code, traceId: 't' }, { status }));

/** Adds one file to a queue that sends over the browser's transport. */
function sendOne() {
  const onStored = vi.fn();
  const queue = createUploadQueue({
    send: sendFor('TradeDocument'),
    newId: () => crypto.randomUUID(),
    onStored,
  });
  queue.add('doc', [new File(['%PDF-1.4'], 'نقشه.pdf', { type: 'application/pdf' })], DOCUMENT_RULES);
  return { queue, onStored, upload: () => queue.store.getState()[0] };
}

it('R-384 sends a file with its purpose and its key, and takes what the service stored', async () => {
  const sent: FormDataEntryValue[] = [];
  server.use(
    http.post(FILES, async ({ request }) => {
      sent.push(...(await request.formData()).values());
      return HttpResponse.json(stored);
    }),
  );
  const { queue, onStored } = sendOne();
  await eventually(() => expect(onStored).toHaveBeenCalledWith('doc', stored));
  expect(queue.store.getState()).toEqual([]);
  const [part, purpose] = sent;
  expect([(part as File).name, purpose]).toEqual(['نقشه.pdf', 'TradeDocument']);
  expect(server.requests[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  [401, 'unauthorized', 'failed', 'sessionEnded'],
  [413, 'file-size', 'refused', 'fileSize'],
  [415, 'file-type', 'refused', 'fileType'],
  [422, 'validation', 'refused', 'validation'],
  [429, 'rate-limited', 'failed', 'rateLimited'],
  [500, 'server', 'failed', 'service'],
  [503, 'server', 'failed', 'service'],
])('R-384 %i is shown at its file: %s → %s', async (status, code, state, problem) => {
  server.use(answer(status, code));
  const { onStored, upload } = sendOne();
  await eventually(() => expect(upload()).toMatchObject({ state, problem }));
  expect(onStored).not.toHaveBeenCalled();
});

it('R-384 a connection that breaks may be tried again, with the same key', async () => {
  server.use(http.post(FILES, () => HttpResponse.error()));
  const { queue, onStored, upload } = sendOne();
  await eventually(() => expect(upload()).toMatchObject({ state: 'failed', problem: 'network' }));
  server.use(http.post(FILES, () => HttpResponse.json(stored)));
  queue.retry(upload()?.id ?? '');
  await eventually(() => expect(onStored).toHaveBeenCalledWith('doc', stored));
  const [first, second] = server.requests;
  expect(second?.key).toBe(first?.key);
});

it('R-384 a file that is cancelled while it is sent is not taken', async () => {
  const answering = new AbortController();
  server.use(
    http.post(FILES, async () => {
      await new Promise((resolve) => answering.signal.addEventListener('abort', resolve));
      return HttpResponse.json(stored);
    }),
  );
  const { queue, onStored, upload } = sendOne();
  await eventually(() => expect(server.requests).toHaveLength(1));
  queue.remove(upload()?.id ?? '');
  answering.abort();
  await server.settled(1);
  expect([queue.store.getState(), onStored.mock.calls]).toEqual([[], []]);
});
