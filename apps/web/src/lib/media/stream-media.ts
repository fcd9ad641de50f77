import { CATALOGUE_DEADLINE_MS, callCatalogue } from '@/lib/bff/call-catalogue';
import { problemAnswer } from '@/lib/bff/problem-answer';
import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { siteSettings } from '@/lib/settings/site-settings';
import { mediaUrl } from './media-url';

const PASSED = ['content-type', 'etag', 'last-modified'] as const;

/** Streams a picture of the catalogue. Its address changes with its content, so it may be cached for a year. */
export async function streamMedia(request: Request): Promise<Response> {
  const url = mediaUrl(request.url, siteSettings().CATALOGUE_API_URL);
  if (url === undefined) return problemAnswer('not-found');
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(CATALOGUE_DEADLINE_MS)]);
    const answer = await callCatalogue(url, { method: 'GET', signal });
    if (answer.status === 404) return problemAnswer('not-found');
    if (!answer.ok || !isPassable(answer.headers.get('content-type'))) return problemAnswer('server');
    const headers = new Headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': DATA_POLICY,
    });
    for (const name of PASSED) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(answer.body, { headers });
  } catch (error) {
    return problemAnswer(
      error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'server',
    );
  }
}

function isPassable(contentType: string | null): boolean {
  return /^(image\/(webp|png|jpeg)|application\/pdf)\b/i.test(contentType ?? '');
}
