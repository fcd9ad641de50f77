import { deviceStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-analytics';

export type Consent = 'yes' | 'no';

/**
 * What the visitor has answered; undefined while not asked. A browser that says "do not track me" has answered no, and one that keeps
 * nothing cannot keep a yes.
 */
export function readConsent(): Consent | undefined {
  if (saysNo()) return 'no';
  if (deviceStorage.isBlocked()) return 'no';
  const stored = deviceStorage.read(KEY);
  return stored === 'yes' || stored === 'no' ? stored : undefined;
}

export function keepConsent(consent: Consent): void {
  deviceStorage.write(KEY, consent);
}

/** Do Not Track and Global Privacy Control. */
export function saysNo(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
