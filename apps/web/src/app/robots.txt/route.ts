import { runtimeHeaders } from '@/lib/security/security-headers';
import { siteSettings } from '@/lib/settings/site-settings';
import { robotsText } from '@/lib/site/robots-text';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(robotsText(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...runtimeHeaders(siteSettings()) },
  });
}
