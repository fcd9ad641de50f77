/** Where the browser stores: shared by all tabs, or this tab's own. */
export type StorageArea = 'device' | 'tab';

export interface StoredKey {
  /** A whole key, or with `:` at its end what keys begin with. */
  readonly key: string;
  readonly area: StorageArea;
  /**
   * `device`: a choice of this device or public data, the same for everybody. `person`: forgotten with the session. `unsent`: made here and
   * nowhere else; it waits for whoever made it.
   */
  readonly keeping: 'device' | 'person' | 'unsent';
  /** Whose it is stands in its name or in itself, so that it can stay where it is. */
  readonly hasOwner?: true;
}

const row = (area: StorageArea, keeping: StoredKey['keeping'], ...keys: readonly string[]) =>
  keys.map((key): StoredKey => ({ key, area, keeping }));
const owned = (area: StorageArea, ...keys: readonly string[]) =>
  row(area, 'unsent', ...keys).map((stored): StoredKey => ({ ...stored, hasOwner: true }));

/** Every key the site stores something under. A test fails for one that is not here. */
export const STORED_KEYS: readonly StoredKey[] = [
  ...row('device', 'device', 'bazaar-unit-system', 'bazaar-keyboard-shortcuts', 'bazaar-analytics'),
  ...row('tab', 'device', 'bazaar-menus', 'bazaar-chunk-reload'),
  ...row('device', 'person', 'myUserInfo', 'bazaar-recent-searches', 'bazaar-compare', 'bazaar-notices:'),
  ...row('device', 'person', 'bazaar-video-positions'),
  ...row('device', 'person', 'bazaar-comments-seen'),
  ...row('device', 'person', 'bazaar-assistant-sentences', 'bazaar-assistant-dialogues'),
  ...row('tab', 'person', 'bazaar-profile-name', 'bazaar-profile-picture', 'bazaar-profile-grants'),
  ...row('tab', 'person', 'bazaar-visits', 'bazaar-soft-target', 'bazaar-memory-scroll'),
  ...row('device', 'unsent', 'bazaar-request-basket', 'bazaar-request-filters'),
  ...row('tab', 'unsent', 'bazaar-top-up'),
  ...owned(
    'device',
    'bazaar-drafts',
    'bazaar-draft:',
    'bazaar-payment-keys:',
    'bazaar-aside:',
    'bazaar-admin-views:',
  ),
  // A pending action says whose session ended before it (`bazaar-left-by`); a key of an intent names the request.
  ...owned('tab', 'bazaar-pending-actions', 'bazaar-left-by', 'bazaar-trade-sending:'),
];

export function findStoredKey(area: StorageArea, key: string): StoredKey | undefined {
  return STORED_KEYS.find(
    (stored) =>
      stored.area === area && (stored.key.endsWith(':') ? key.startsWith(stored.key) : stored.key === key),
  );
}
