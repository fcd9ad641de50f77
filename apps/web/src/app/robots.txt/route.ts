import { siteSettings } from '@/platform/env';
import { runtimeHeaders } from '@/platform/security/security-headers';
import { robotsText } from '@/platform/site/robots-text';

export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(robotsText(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...runtimeHeaders(siteSettings()) },
  });
}
