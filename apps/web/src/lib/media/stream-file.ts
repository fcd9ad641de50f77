import { problemAnswer } from '@/lib/bff/problem-answer';
import { sessionCookie, tokenFromCookieHeader } from '@/lib/session/session-cookie';
import { isSecureSite, siteSettings } from '@/lib/settings/site-settings';
import { callForMedia } from './call-for-media';
import { failedMedia } from './media-answer';

const PATH = /^\/files\/[A-Za-z0-9][\w-]{0,63}\/[^/\\]{1,600}$/;
const PASSED = ['content-type', 'content-disposition', 'etag', 'last-modified'] as const;

/**
 * Streams an uploaded file, such as a profile picture, with the session of the caller: the catalogue decides whether they may see it. The
 * policy lets nothing in it run, and only what the catalogue calls public is cached.
 */
export async function streamFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!PATH.test(pathname) || /%2f|%5c/i.test(pathname)) return problemAnswer('not-found');
  const site = siteSettings();
  const token = tokenFromCookieHeader(request.headers.get('cookie'), sessionCookie(isSecureSite(site)));
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const answer = await callForMedia(request, new URL(pathname, site.CATALOGUE_API_URL), { headers });
    if (answer.ok) return new Response(answer.body, { headers: safeHeaders(answer.headers) });
    await answer.body?.cancel();
    return problemAnswer(answer.status < 500 ? 'not-found' : 'server');
  } catch (error) {
    return failedMedia(error);
  }
}

function safeHeaders(answer: Headers): Headers {
  const isPublic = /(^|[\s,])public\b/.test(answer.get('cache-control') ?? '');
  const headers = new Headers({
    'cache-control': isPublic ? (answer.get('cache-control') ?? '') : 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  for (const name of PASSED) {
    const value = answer.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Whatever the catalogue says: an uploaded page is never opened on this origin.
  if (!/^attachment\b/i.test(headers.get('content-disposition') ?? ''))
    headers.set('content-disposition', 'attachment');
  return headers;
}
