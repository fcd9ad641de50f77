const KEY = 'bazaar-analytics';

export type Consent = 'yes' | 'no';

/**
 * What the visitor has answered; undefined while not asked. A browser that says "do not track me" has answered no, and one that keeps
 * nothing cannot keep a yes.
 */
export function readConsent(): Consent | undefined {
  if (saysNo()) return 'no';
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'yes' || stored === 'no' ? stored : undefined;
  } catch {
    return 'no';
  }
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Holds for this page only.
  }
}

/** Do Not Track and Global Privacy Control. */
export function saysNo(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
