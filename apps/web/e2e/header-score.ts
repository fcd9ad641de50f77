/** What the published scoring of the HTTP observatory gives or takes for the headers of one response of a site with https. */
export interface ScorePart {
  readonly name: string;
  readonly points: number;
}

const YEAR_HALF_S = 15_768_000;

/**
 * Scores a response as the HTTP observatory of MDN does: every test changes a base of 100. Points above the base count only where the sum
 * without them is at least 90.
 */
export function headerScore(
  headers: Headers,
  cookies: readonly string[],
): { total: number; parts: ScorePart[] } {
  const parts: ScorePart[] = [
    { name: 'content security policy', points: ofPolicy(headers.get('content-security-policy')) },
    { name: 'cookies', points: ofCookies(cookies) },
    { name: 'foreign reads', points: headers.get('access-control-allow-origin') === '*' ? -50 : 0 },
    { name: 'strict transport security', points: ofTransport(headers.get('strict-transport-security')) },
    { name: 'referrer policy', points: ofReferrer(headers.get('referrer-policy')) },
    { name: 'type options', points: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { name: 'framing', points: ofFraming(headers) },
    {
      name: 'cross-origin resource policy',
      points: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    },
  ];
  const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
  const base = 100 + sum(parts.map(({ points }) => Math.min(0, points)));
  const bonus = sum(parts.map(({ points }) => Math.max(0, points)));
  return { total: Math.max(0, base >= 90 ? base + bonus : base), parts };
}

function ofPolicy(policy: string | null): number {
  if (policy === null) return -25;
  const directives = new Map(policy.split(';').map((each) => splitDirective(each)));
  const fallback = directives.get('default-src') ?? [];
  const scripts = directives.get('script-src') ?? fallback;
  const styles = directives.get('style-src') ?? fallback;
  if (scripts.length === 0 || scripts.includes("'unsafe-inline'") || scripts.includes('*')) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (styles.includes("'unsafe-inline'")) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function splitDirective(text: string): [string, string[]] {
  const [name = '', ...sources] = text.trim().split(/\s+/);
  return [name, sources];
}

function ofCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  if (cookies.some((cookie) => !/;\s*httponly/i.test(cookie))) return -30;
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

function ofTransport(value: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds < YEAR_HALF_S ? -10 : 0;
}

function ofReferrer(value: string | null): number {
  if (value === null) return 0;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value);
  return isPrivate ? 5 : -5;
}

function ofFraming(headers: Headers): number {
  if (/frame-ancestors '(?:none|self)'/.test(headers.get('content-security-policy') ?? '')) return 5;
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}
