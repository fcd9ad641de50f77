import { problemAnswer } from '@/lib/bff/problem-answer';
import { refuseForeignWrite } from '@/lib/bff/write-guard';
import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { isSecureSite, siteSettings } from '@/lib/settings/site-settings';
import { sessionCookie, setCookieLine } from './session-cookie';

/** Logs out: deletes the cookie. The caller removes `{exp, sub}` from local storage. */
export function endSession(request: Request): Response {
  if (refuseForeignWrite(request.method, request.headers, siteSettings().SITE_URL) !== undefined) {
    return problemAnswer('forbidden');
  }
  return new Response(null, {
    status: 204,
    headers: {
      'cache-control': 'private, no-store',
      'clear-site-data': '"cache"',
      'content-security-policy': DATA_POLICY,
      'set-cookie': setCookieLine(sessionCookie(isSecureSite()), '', 0),
    },
  });
}
