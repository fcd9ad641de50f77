import { isLoggedIn } from './login-validity';

/** Stored user info (specification §3): what the browser may know of the session. A hint for drawing, never a permission. */
export interface SessionHint {
  /** End of the session, seconds since 1970. */
  readonly exp: number;
  /** User id. */
  readonly sub: string;
}

const KEY = 'myUserInfo';
const CHANGED = 'bazaar-session-changed';

/** The hint while it is valid; an expired or broken one counts as none. */
export function readSessionHint(nowMs: number = Date.now()): SessionHint | undefined {
  const hint = parse(readStored());
  return isLoggedIn(hint, nowMs) ? hint : undefined;
}

export function keepSessionHint(hint: SessionHint): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ exp: hint.exp, sub: hint.sub }));
  } catch {
    // Blocked storage: the session works, the header just does not know it before it asks.
  }
  dispatchEvent(new Event(CHANGED));
}

export function dropSessionHint(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Hears of logins and logouts in this tab and in others. */
export function onSessionChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let lastText: string | null = null;
let lastHint: SessionHint | undefined;

/** The same text gives the same object, as React's external stores ask for. */
function parse(text: string | null): SessionHint | undefined {
  if (text === lastText) return lastHint;
  lastText = text;
  lastHint = undefined;
  try {
    const { exp, sub } = JSON.parse(text ?? 'null') ?? {};
    if (typeof exp === 'number' && typeof sub === 'string') lastHint = { exp, sub };
  } catch {
    // Not ours, or cut off: as if nothing were stored.
  }
  return lastHint;
}
