import { parseJson } from '../parse-json';

/** Session data the browser stores: a rendering hint, never a permission. */
export interface StoredUserInfo {
  /** End of the session, in seconds since 1970. */
  readonly exp: number;
  /** User id. */
  readonly sub: string;
}

/**
 * Parses the value from local storage: JSON text or an already parsed value. Truncated, foreign or differently shaped values count as
 * nothing stored, so a corrupt storage means logged out and never an error.
 */
export function parseStoredUserInfo(stored: unknown): StoredUserInfo | undefined {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (typeof value !== 'object' || value === null) return undefined;
  const { exp, sub } = value as { exp?: unknown; sub?: unknown };
  const isWhole = typeof exp === 'number' && Number.isFinite(exp) && typeof sub === 'string' && sub !== '';
  return isWhole ? { exp, sub } : undefined;
}

/** Returns whether user info is stored and `nowMs` (ms) is before `exp` (s). */
export function isLoggedIn(stored: StoredUserInfo | null | undefined, nowMs: number): boolean {
  return stored != null && nowMs < stored.exp * 1000;
}
