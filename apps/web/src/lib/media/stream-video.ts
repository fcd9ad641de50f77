import { problemAnswer } from '@/lib/bff/problem-answer';
import { siteSettings } from '@/lib/settings/site-settings';
import { callForMedia } from './call-for-media';
import { failedMedia, mediaHeaders } from './media-answer';

const PATH =
  /^\/media\/(?:videos\/[A-Za-z0-9][\w.-]{0,120}\.(?:webm|mp4)|captions\/[A-Za-z0-9][\w.-]{0,120}\.vtt)$/;
const TYPE = /^(?:video\/(?:webm|mp4)|text\/vtt)\b/i;
/** One range, as players ask for it. */
const RANGE = /^bytes=\d{0,15}-\d{0,15}$/;
const PASSED = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Returns whether an address is that of a video or of its captions. */
export function isVideoFile(requestUrl: string): boolean {
  return PATH.test(new URL(requestUrl).pathname);
}

/** Streams a video of the catalogue or its captions, or the requested range of it: a player seeks by ranges. */
export async function streamVideo(request: Request): Promise<Response> {
  const site = siteSettings();
  const range = request.headers.get('range') ?? '';
  try {
    const answer = await callForMedia(
      request,
      new URL(new URL(request.url).pathname, site.CATALOGUE_API_URL),
      {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        // An encoded answer has no ranges.
        headers: { 'accept-encoding': 'identity', ...(RANGE.test(range) ? { range } : {}) },
      },
    );
    const isOutside = answer.status === 416;
    if (isOutside || (answer.ok && TYPE.test(answer.headers.get('content-type') ?? ''))) {
      return new Response(isOutside ? null : answer.body, {
        status: answer.status,
        headers: mediaHeaders(answer, PASSED, answer.ok ? 'public, max-age=86400' : 'no-store'),
      });
    }
    await answer.body?.cancel();
    return problemAnswer(answer.status === 404 ? 'not-found' : 'server');
  } catch (error) {
    return failedMedia(error);
  }
}
