import { operationOf } from '@bazaar/api/operation-of';
import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { sessionCookie, setCookieLine, tokenFromCookieHeader } from '@/lib/session/session-cookie';
import { siteSettings } from '@/lib/settings/site-settings';
import { CATALOGUE_DEADLINE_MS, callCatalogue, catalogueUrl } from './call-catalogue';
import { contractBody } from './contract-body';
import { headersToBrowser, headersToCatalogue } from './forwarded-headers';
import { problemAnswer } from './problem-answer';
import { tokenAnswer } from './token-answer';
import { timeUpload } from './upload-deadline';
import { refuseForeignWrite } from './write-guard';

/**
 * Forwards a request of the browser to the catalogue: same origin, the bearer added from the cookie, its body streamed. An address the
 * contract does not name is not called, so no response goes unvalidated; a successful one of another shape is a failure of the service.
 */
export async function forwardToCatalogue(request: Request): Promise<Response> {
  const site = siteSettings();
  const refusal = refuseForeignWrite(request.method, request.headers, site.SITE_URL);
  if (refusal !== undefined) return problemAnswer('forbidden');
  const url = catalogueUrl(request.url, site.CATALOGUE_API_URL);
  const operation = url && operationOf(request.method === 'HEAD' ? 'GET' : request.method, url.pathname);
  if (url === undefined || operation === undefined) return problemAnswer('not-found');

  const cookie = sessionCookie(site.SITE_URL.startsWith('https:'));
  const token = tokenFromCookieHeader(request.headers.get('cookie'), cookie);
  const isLogin = operation.operationId === 'createToken';
  try {
    const { body, signal } = timed(request);
    const answer = await callCatalogue(url, {
      method: request.method,
      headers: headersToCatalogue(request.headers, isLogin ? undefined : token),
      body,
      signal: AbortSignal.any([request.signal, signal]),
      ...(request.body ? { duplex: 'half' } : {}),
    } as RequestInit);
    if (isLogin && answer.ok) return await tokenAnswer(answer, cookie);
    const checked = await bodyOf(request.method, url.pathname, answer);
    return passOn(answer, checked, request.method, token && setCookieLine(cookie, '', 0));
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return problemAnswer(isTimeout ? 'timeout' : 'server');
  }
}

async function bodyOf(method: string, pathname: string, answer: Response): Promise<BodyInit | null> {
  if (answer.status === 204 || answer.status === 304 || method === 'HEAD') return null;
  return answer.ok ? contractBody(method, pathname, answer) : answer.body;
}

/** Every call ends within the catalogue's deadline; one that brings a body, within it after the last piece. */
function timed({ body }: Request): { body: Request['body']; signal: AbortSignal } {
  if (body !== null) return timeUpload(body, CATALOGUE_DEADLINE_MS);
  return { body, signal: AbortSignal.timeout(CATALOGUE_DEADLINE_MS) };
}

/**
 * Passes a response on to the browser. `endSession` is the `Set-Cookie` line that deletes a cookie the catalogue no longer accepts; it is
 * set only for a logged-in request.
 */
function passOn(
  answer: Response,
  body: BodyInit | null,
  method: string,
  endSession: string | undefined,
): Response {
  const isRead = method === 'GET' || method === 'HEAD';
  const isPrivate = endSession !== undefined || !isRead || !answer.ok;
  const headers = headersToBrowser(answer.headers, isPrivate && answer.status !== 304);
  headers.set('content-security-policy', DATA_POLICY);
  if (answer.status === 401 && endSession !== undefined) headers.append('set-cookie', endSession);
  return new Response(body, { status: answer.status, headers });
}
