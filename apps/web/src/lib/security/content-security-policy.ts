/** What a page needs beyond the strictest policy. */
export interface PagePolicy {
  /** Hashes or a nonce, each as a quoted source expression. */
  readonly scripts: readonly string[];
  /** Hashes of the inlined stylesheets, or the nonce of those a script writes. */
  readonly styles?: readonly string[];
  /** Address of the analytics script this page may load after consent. */
  readonly analytics?: string | undefined;
  /** Next's development server evaluates strings and opens a socket. */
  readonly isDevelopment?: boolean;
}

/** Where browsers report what they refused, and its name among the reporting endpoints. */
export const REPORTS_PATH = '/api/policy-reports';
export const REPORTS_NAME = 'policy';

/** Returns the `Content-Security-Policy` of one HTML response. */
export function contentSecurityPolicy({
  scripts,
  styles = [],
  analytics,
  isDevelopment,
}: PagePolicy): string {
  const development = isDevelopment ? ["'unsafe-eval'", "'unsafe-inline'"] : [];
  const measured = analytics === undefined ? [] : [new URL(analytics).origin];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...measured, ...development].join(' '),
    // With a hash or a nonce, browsers would ignore what the development server needs.
    ['style-src', "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : styles)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...measured, ...(isDevelopment ? ['ws:'] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The second for browsers that know reporting endpoints, the first for the others.
    ...(isDevelopment ? [] : [`report-uri ${REPORTS_PATH}`, `report-to ${REPORTS_NAME}`]),
  ].join('; ');
}

/** For responses that are not pages: data, pictures, text. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
