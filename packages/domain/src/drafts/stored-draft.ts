import { isPendingFresh } from './pending';

/** Version of the record's shape; a draft of another version is ignored. */
export const DRAFT_VERSION = 1;
/** An abandoned draft is dropped after this time. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

/** Values a person has entered into a form and the catalogue does not have yet. Each form defines its `Values`. */
export interface StoredDraft<Values> {
  readonly version: typeof DRAFT_VERSION;
  /** User id of the writer; null before a login. */
  readonly owner: string | null;
  /** The form and its object: `address:new`, `note:Product:sp-7`. */
  readonly formId: string;
  readonly values: Values;
  readonly savedAtMs: number;
  /** Idempotency key of these values: sending them again is harmless. */
  readonly sendKey?: string;
  /** When sending was interrupted by the login, in ms. */
  readonly pendingSinceMs?: number;
  /** Version of the record that the form was opened with. */
  readonly baseVersion?: number;
}

export type DraftOrigin = Pick<StoredDraft<unknown>, 'owner' | 'formId' | 'baseVersion'>;

/** Creates a draft of newly typed values, without a key or a pending action. */
export function typedDraft<Values>(origin: DraftOrigin, values: Values, nowMs: number): StoredDraft<Values> {
  const { owner, formId, baseVersion } = origin;
  const base = baseVersion === undefined ? {} : { baseVersion };
  return { version: DRAFT_VERSION, owner, formId, ...base, values, savedAtMs: nowMs };
}

/** Returns the draft with an idempotency key for sending. Keeps an existing key: the same values are sent under the same key. */
export function draftWithKey<Values>(draft: StoredDraft<Values>, freshKey: string): StoredDraft<Values> {
  return draft.sendKey === undefined ? { ...draft, sendKey: freshKey } : draft;
}

/** Returns the draft with sending pending until the login. */
export function pendingDraft<Values>(draft: StoredDraft<Values>, nowMs: number): StoredDraft<Values> {
  return { ...draft, pendingSinceMs: nowMs };
}

/** Returns whether the draft is sent automatically after the login. Remove the pending action before sending, so that it happens once. */
export function isSendPending(draft: StoredDraft<unknown>, nowMs: number): boolean {
  return draft.owner !== null && isPendingFresh(draft.pendingSinceMs, nowMs);
}

/** Returns the draft without its pending action. */
export function withoutPending<Values>({
  pendingSinceMs: _,
  ...draft
}: StoredDraft<Values>): StoredDraft<Values> {
  return draft;
}
