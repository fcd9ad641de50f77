/** What a page needs beyond the strictest policy. */
export interface PagePolicy {
  /** Hashes or a nonce, each as a quoted source expression. */
  readonly scripts: readonly string[];
  /** The Tamagui runtime of the logged-in area writes style elements. Public pages never do. */
  readonly allowsRuntimeStyles?: boolean;
  /** Next's development server evaluates strings and opens a socket. */
  readonly isDevelopment?: boolean;
}

/** The `Content-Security-Policy` of one HTML answer. */
export function contentSecurityPolicy({ scripts, allowsRuntimeStyles, isDevelopment }: PagePolicy): string {
  const development = isDevelopment ? ["'unsafe-eval'", "'unsafe-inline'"] : [];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...development].join(' '),
    `style-src 'self'${allowsRuntimeStyles || isDevelopment ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that are not pages: data, pictures, text. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
