import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { runOutAtOnce } from '@/testing/run-out-at-once';
import { forwardToCatalogue } from './forward';
import { timeUpload } from './upload-deadline';

const settings = { SITE_URL: 'http://localhost:3000', CATALOGUE_API_URL: '' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));

let catalogue: FakeCatalogue;
beforeAll(async () => {
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());
beforeEach(() => {
  catalogue.seen.length = 0;
});

const PIECES = ['--b\r\n', 'content-disposition: form-data; name="file"\r\n\r\n', 'x\r\n--b--'];

/** Sends a body of several pieces through the site; each is there when the one before it is read. */
function send(contentType: string) {
  const rest = [...PIECES];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      const piece = rest.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
  const headers = { origin: 'http://localhost:3000', 'content-type': contentType };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return forwardToCatalogue(new Request('http://localhost:3000/api/v1/files', init));
}

it('lets a body of files take longer than the deadline of a call', async () => {
  runOutAtOnce();
  const stored = { id: 'f-1', url: '/media/f-1', name: 'x.pdf', mime: 'application/pdf', sizeBytes: 1 };
  catalogue.answer = (_request, response) => response.end(JSON.stringify(stored));
  expect((await send('multipart/form-data; boundary=b')).status).toBe(200);
  expect(catalogue.seen[0]?.body).toBe(PIECES.join(''));
  expect((await send('application/json')).status).toBe(504);
});

it('ends a body that pauses for long, and a catalogue that does not respond after its last piece', async () => {
  vi.useFakeTimers();
  try {
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
    const { body, signal } = timeUpload(readable, 2_800);
    const reader = body.getReader();
    const writer = writable.getWriter();
    await vi.advanceTimersByTimeAsync(19_000);
    void writer.write(new Uint8Array(1));
    await reader.read();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(signal.aborted).toBe(false);
    void writer.close();
    await reader.read();
    await vi.advanceTimersByTimeAsync(2_700);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  } finally {
    vi.useRealTimers();
  }
});

it('ends a body that pauses before its last piece', async () => {
  vi.useFakeTimers();
  try {
    const { signal } = timeUpload(new ReadableStream<Uint8Array<ArrayBuffer>>(), 2_800);
    await vi.advanceTimersByTimeAsync(20_001);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  } finally {
    vi.useRealTimers();
  }
});
