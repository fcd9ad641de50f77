import { problemAnswer } from '@/lib/bff/problem-answer';
import { siteSettings } from '@/lib/settings/site-settings';
import { callForMedia } from './call-for-media';
import { failedMedia, mediaHeaders } from './media-answer';
import { mediaUrl } from './media-url';

const PASSED = ['content-type', 'etag', 'last-modified'] as const;

/** Streams a picture of the catalogue. Its address changes with its content, so it may be cached for a year. */
export async function streamMedia(request: Request): Promise<Response> {
  const url = mediaUrl(request.url, siteSettings().CATALOGUE_API_URL);
  if (url === undefined) return problemAnswer('not-found');
  try {
    const answer = await callForMedia(request, url);
    if (answer.ok && isPassable(answer.headers.get('content-type'))) {
      const headers = mediaHeaders(answer, PASSED, 'public, max-age=31536000, immutable');
      return new Response(answer.body, { headers });
    }
    await answer.body?.cancel();
    return problemAnswer(answer.status === 404 ? 'not-found' : 'server');
  } catch (error) {
    return failedMedia(error);
  }
}

function isPassable(contentType: string | null): boolean {
  return /^(image\/(webp|png|jpeg)|application\/pdf)\b/i.test(contentType ?? '');
}
