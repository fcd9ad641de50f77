import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeCatalogue, startFakeCatalogue } from '@/testing/fake-catalogue';
import { isVideoFile, streamVideo } from './stream-video';

const settings = { CATALOGUE_API_URL: '' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));
let catalogue: FakeCatalogue;
beforeAll(async () => {
  catalogue = await startFakeCatalogue();
  settings.CATALOGUE_API_URL = catalogue.origin;
});
afterAll(() => catalogue.close());

const site = 'http://localhost:3000';
const path = '/media/videos/v-1-360.webm';

it.each<[string, boolean]>([
  [path, true],
  ['/media/captions/v-1.fa.vtt', true],
  ['/media/videos/v-1.mp4', true],
  ['/media/videos/v-1.html', false],
  ['/media/videos/../../health.webm', false],
  ['/media/videos/%2e%2e%2fhealth.webm', false],
  ['/media/drawings/sp-1.webp', false],
])('%s is a file of a video: %s', (address, expected) => {
  expect(isVideoFile(site + address)).toBe(expected);
});

describe('streamVideo', () => {
  it('passes one range on, and what the player needs of the answer, nothing else', async () => {
    let range: string | undefined;
    catalogue.answer = (request, response) => {
      range = request.headers.range;
      response.writeHead(206, {
        'content-type': 'video/webm',
        'content-range': 'bytes 2-5/10',
        'accept-ranges': 'bytes',
        'set-cookie': 'a=b',
      });
      response.end('deo!');
    };
    const answer = await streamVideo(new Request(site + path, { headers: { range: 'bytes=2-5' } }));
    expect([range, answer.status, await answer.text()]).toEqual(['bytes=2-5', 206, 'deo!']);
    expect(answer.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(answer.headers.get('set-cookie')).toBeNull();
    await streamVideo(new Request(site + path, { headers: { range: 'bytes=0-1,3-4' } }));
    expect(range).toBeUndefined();
  });

  it.each([
    [200, 'text/html', 502],
    [500, 'video/webm', 502],
    [404, 'video/webm', 404],
    [416, 'video/webm', 416],
  ])('maps %i %s to %i, not stored', async (status, type, expected) => {
    catalogue.answer = (_request, response) => {
      response.writeHead(status, { 'content-type': type });
      response.end('x');
    };
    const answer = await streamVideo(new Request(site + path));
    expect(answer.status).toBe(expected);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  });
});
