/** What an anonymous visitor wanted to do when the login page came in between. Kept for this tab, done after login. */
export interface Intent {
  readonly kind: 'favourite';
  readonly objectType: string;
  readonly objectId: string;
  /** Name shown on the login page under "you will go on with". */
  readonly title: string;
}

const KEY = 'bazaar-intent';

export function keepIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // Storage is blocked or full: the visitor presses the button once more after login.
  }
}

export function readIntent(): Intent | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isIntent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Answers true, and forgets the intent, when it was about this object. */
export function takeIntent(kind: Intent['kind'], objectType: string, objectId: string): boolean {
  const intent = readIntent();
  if (intent?.kind !== kind || intent.objectType !== objectType || intent.objectId !== objectId) return false;
  sessionStorage.removeItem(KEY);
  return true;
}

function isIntent(value: unknown): value is Intent {
  const { kind, objectType, objectId, title } = (value ?? {}) as Partial<Record<keyof Intent, unknown>>;
  return kind === 'favourite' && [objectType, objectId, title].every((part) => typeof part === 'string');
}
