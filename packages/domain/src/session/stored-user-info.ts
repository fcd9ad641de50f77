import { parseJson } from '../parse-json';

/** What the browser keeps of a session: a hint for drawing, never a permission. */
export interface StoredUserInfo {
  /** End of the session, seconds since 1970. */
  readonly exp: number;
  /** User id. */
  readonly sub: string;
}

/**
 * Reads what local storage gave: JSON text or an already parsed value. Anything cut off, foreign or of another shape counts as
 * nothing stored, so a corrupt storage means logged out and never an error.
 */
export function parseStoredUserInfo(stored: unknown): StoredUserInfo | undefined {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (typeof value !== 'object' || value === null) return undefined;
  const { exp, sub } = value as { exp?: unknown; sub?: unknown };
  const isWhole = typeof exp === 'number' && Number.isFinite(exp) && typeof sub === 'string' && sub !== '';
  return isWhole ? { exp, sub } : undefined;
}

/** Logged in while user info is stored and the time `nowMs` (milliseconds) is before `exp` (seconds). */
export function isLoggedIn(stored: StoredUserInfo | null | undefined, nowMs: number): boolean {
  return stored != null && nowMs < stored.exp * 1000;
}
