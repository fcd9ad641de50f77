import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { streamFile } from './stream-file';
import { streamMedia } from './stream-media';
import { streamVideo } from './stream-video';

const settings = { CATALOGUE_API_URL: '', SITE_URL: 'http://localhost:3000' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings, isSecureSite: () => false }));
let catalogue: FakeCatalogue;
beforeAll(async () => {
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return late.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the catalogue's response to the next call, once it is there. */
async function awaited(): Promise<ServerResponse> {
  let begun: ServerResponse | undefined;
  catalogue.answer = (_request, response) => {
    begun = response;
  };
  while (begun === undefined) await nextTurn();
  return begun;
}

describe.each([
  ['a picture', streamMedia, '/media/drawings/sp-1.webp', 'image/webp'],
  ['a document', streamMedia, '/media/files/sp-1.pdf', 'application/pdf'],
  ['an uploaded file', streamFile, '/files/file-1/a.pdf', 'application/pdf'],
  ['a video', streamVideo, '/media/videos/v-1.webm', 'video/webm'],
] as const)('%s', (_name, stream, path, type) => {
  it('takes as long as the line needs once it has begun', async () => {
    const answer = stream(new Request(settings.SITE_URL + path));
    const response = await awaited();
    response.writeHead(200, { 'content-type': type });
    response.write('first ');
    const { status, body } = await answer;
    vi.advanceTimersByTime(60_000);
    response.end('last');
    expect([status, await new Response(body).text()]).toEqual([200, 'first last']);
  });

  it('is a failure when it has not begun within the deadline', async () => {
    const answer = stream(new Request(settings.SITE_URL + path));
    await awaited();
    vi.advanceTimersByTime(2_801);
    expect((await answer).status).toBe(504);
  });
});
