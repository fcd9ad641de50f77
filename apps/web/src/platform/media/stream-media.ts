import { CATALOGUE_DEADLINE_MS, callCatalogue } from '../bff/call-catalogue';
import { problemAnswer } from '../bff/problem-answer';
import { siteSettings } from '../env';
import { DATA_POLICY } from '../security/content-security-policy';

/** Pictures and files are fetched by name from a few known folders, in a few widths, and nothing else. */
const PATH = /^\/media\/(drawings|logos|photos|files)\/[A-Za-z0-9][A-Za-z0-9._-]{0,120}\.(webp|png|jpg|pdf)$/;
const WIDTH = /^(96|320|640|1024)$/;
const PASSED = ['content-type', 'etag', 'last-modified'] as const;

/** Streams a picture of the catalogue. Its address changes when its content does, so it may be kept for a year. */
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

/** The catalogue's address of an allowed picture; the width is the only query that passes. */
export function mediaUrl(requestUrl: string, catalogueOrigin: string): URL | undefined {
  const { pathname, searchParams } = new URL(requestUrl);
  if (!PATH.test(pathname)) return undefined;
  const url = new URL(pathname, catalogueOrigin);
  const width = searchParams.get('w');
  if (width !== null) {
    if (!WIDTH.test(width)) return undefined;
    url.searchParams.set('w', width);
  }
  return url;
}

function isPassable(contentType: string | null): boolean {
  return /^(image\/(webp|png|jpeg)|application\/pdf)\b/i.test(contentType ?? '');
}
