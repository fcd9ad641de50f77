import { deviceStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-analytics';

export type Consent = 'yes' | 'no';

/**
 * Returns the visitor's stored choice; undefined before it is made. «Do not track» counts as no, and without storage there cannot be a yes.
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

/** Returns true when the browser sends Do Not Track or Global Privacy Control. */
export function saysNo(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
