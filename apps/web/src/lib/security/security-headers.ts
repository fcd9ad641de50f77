import type { Settings } from '@bazaar/settings';
import { REPORTS_NAME, REPORTS_PATH } from './content-security-policy.ts';

/** Headers that are the same for every response of every run; `next.config.ts` sends them. */
export const STATIC_SECURITY_HEADERS: ReadonlyArray<{ key: string; value: string }> = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Reporting-Endpoints', value: `${REPORTS_NAME}="${REPORTS_PATH}"` },
];

/** Returns the headers that depend on the settings of this run; they are added when the response is sent. */
export function runtimeHeaders(site: Pick<Settings, 'SITE_URL' | 'APP_ENV'>): Record<string, string> {
  return {
    ...(site.SITE_URL.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
    ...(site.APP_ENV === 'staging' ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
}
