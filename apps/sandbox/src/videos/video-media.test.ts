import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(60);
});

afterAll(() => catalogue.services.database.close());

interface Video {
  id: string;
  durationSeconds: number;
  sources: { url: string; height: number; mime: string }[];
  captions: { url: string }[];
}

async function bytes(url: string, headers: Record<string, string> = {}) {
  const answer = await catalogue.app.request(url, { headers });
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

describe('the files of videos', () => {
  it('are there for every video: films of the height they say, and captions to their end', async () => {
    const { items } = (await catalogue.get('/mediavideos?pageSize=100')) as unknown as { items: Video[] };
    for (const { sources, captions } of items) {
      for (const { url } of captions) {
        const { answer, body } = await bytes(url);
        expect([answer.status, body.toString('utf8').slice(0, 6)], url).toEqual([200, 'WEBVTT']);
      }
      expect(sources.map(({ height }) => height)).toEqual([720, 360]);
    }
    // Rendering a video takes a while, and all are rendered alike.
    for (const { sources } of items.slice(0, 4)) {
      const { answer, body } = await bytes(sources[1]?.url ?? '');
      expect(answer.headers.get('content-type')).toBe('video/webm');
      expect(body.readUInt32BE(0)).toBe(0x1a45dfa3);
      // Start code of a VP8 key frame, then its width and height.
      const frame = body.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
      expect(body.readUInt16LE(frame + 5) & 0x3fff).toBe(360);
    }
  });

  it('say their length where a player looks for it', async () => {
    const { items } = (await catalogue.get('/mediavideos?pageSize=1')) as unknown as { items: Video[] };
    const { body } = await bytes(items[0]?.sources[0]?.url ?? '');
    const duration = body.indexOf(Buffer.from([0x44, 0x89]));
    expect(body.readDoubleBE(duration + 10)).toBe((items[0]?.durationSeconds ?? 0) * 1000);
  });

  it('are read by parts, which together are the whole', async () => {
    const { body: whole } = await bytes('/media/videos/v-1-360.webm');
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), async (cut) => {
        const head = await bytes('/media/videos/v-1-360.webm', { range: `bytes=0-${cut}` });
        const tail = await bytes('/media/videos/v-1-360.webm', { range: `bytes=${cut + 1}-` });
        expect(head.answer.status).toBe(206);
        expect(tail.answer.status).toBe(cut + 1 < whole.length ? 206 : 416);
        expect(Buffer.concat([head.body, tail.body]).equals(whole)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['/media/videos/v-1-480.webm', '/media/videos/v-999-360.webm', '/media/captions/v-999.fa.vtt'])(
    '%s is not there',
    async (url) => {
      expect((await bytes(url)).answer.status).toBe(404);
    },
  );
});
