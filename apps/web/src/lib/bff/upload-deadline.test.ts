import { setImmediate as nextTurn } from 'node:timers/promises';
import { getUploadFileResponseMock } from '@bazaar/api/mocks/files';
import { getUpdateDirectOrderResponseMock } from '@bazaar/api/mocks/trade-requests';
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

const encoder = new TextEncoder();
interface Call {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly pieces: readonly string[];
  readonly answer: () => unknown;
}

const FILES: Call = {
  method: 'POST',
  path: '/api/v1/files',
  contentType: 'multipart/form-data; boundary=b',
  pieces: ['--b\r\n', 'content-disposition: form-data; name="file"\r\n\r\n', 'x\r\n--b--'],
  answer: () => getUploadFileResponseMock(),
};
const LINES: Call = {
  method: 'PUT',
  path: '/api/v1/traderequests/direct-order/tr-1',
  contentType: 'application/json',
  pieces: ['{"lines":[', '{"title":"شیر"}', ']}'],
  answer: () => getUpdateDirectOrderResponseMock(),
};

/** Sends a body of several pieces through the site; each is there when the one before it is read. */
function send({ method, path, contentType, pieces }: Call) {
  const rest = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      const piece = rest.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(encoder.encode(piece));
    },
  });
  const headers = { origin: 'http://localhost:3000', 'content-type': contentType };
  const init = { method, headers, body, duplex: 'half' } as RequestInit;
  return forwardToCatalogue(new Request(`http://localhost:3000${path}`, init));
}

it.each([FILES, LINES])(
  'lets a body of $contentType take longer than the deadline of a call',
  async (call) => {
    runOutAtOnce();
    catalogue.answer = (_request, response) => response.end(JSON.stringify(call.answer()));
    expect((await send(call)).status).toBe(200);
    expect(catalogue.seen[0]?.body).toBe(call.pieces.join(''));
  },
);

it.each([FILES, LINES])(
  'answers 504 for $contentType when the catalogue is silent after the last piece',
  async (call) => {
    catalogue.answer = () => {};
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const answer = send(call);
      while (catalogue.seen.length === 0) await nextTurn();
      vi.advanceTimersByTime(2_801);
      expect((await answer).status).toBe(504);
    } finally {
      vi.useRealTimers();
    }
  },
);

it('ends a body that the catalogue does not take', async () => {
  vi.useFakeTimers();
  try {
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new Uint8Array(1)),
    });
    const { signal } = timeUpload(endless, 2_800);
    await vi.advanceTimersByTimeAsync(2_700);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  } finally {
    vi.useRealTimers();
  }
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
