/** The two claims of an access token the product uses; the catalogue verifies the signature. */
export interface TokenClaims {
  /** End of validity, seconds since 1970. */
  readonly exp?: number;
  /** User id. */
  readonly sub?: string;
}

/** Returns the claims of a JSON Web Token; undefined for an opaque token. */
export function readClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof json !== 'object' || json === null) return undefined;
    const { exp, sub } = json as Record<string, unknown>;
    return {
      ...(typeof exp === 'number' ? { exp } : {}),
      ...(typeof sub === 'string' ? { sub } : {}),
    };
  } catch {
    return undefined;
  }
}
