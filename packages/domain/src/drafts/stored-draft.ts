import { isPendingFresh } from './pending';

/** Of the record's shape; a draft of another version is not read. */
export const DRAFT_VERSION = 1;
/** A draft nobody came back to is dropped after this time. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

/** What a person has written into a form and the catalogue does not have yet. `Values` is the form's own business. */
export interface StoredDraft<Values> {
  readonly version: typeof DRAFT_VERSION;
  /** User id of the writer; null before a login. */
  readonly owner: string | null;
  /** Which form, with the object it is about: `address:new`, `note:Product:sp-7`. */
  readonly formId: string;
  readonly values: Values;
  readonly savedAtMs: number;
  /** The catalogue has taken exactly these values. */
  readonly sent: boolean;
  /** Idempotency key of these values: sending them again is harmless. */
  readonly sendKey?: string;
  /** When the writer asked to send it and the login came in between. */
  readonly pendingSinceMs?: number;
  /** Version of the record the form was opened with. */
  readonly baseVersion?: number;
}

export type DraftOrigin = Pick<StoredDraft<unknown>, 'owner' | 'formId' | 'baseVersion'>;

/** A draft of values that were just typed: never sent, without a key and with no action pending. */
export function typedDraft<Values>(origin: DraftOrigin, values: Values, nowMs: number): StoredDraft<Values> {
  const { owner, formId, baseVersion } = origin;
  const base = baseVersion === undefined ? {} : { baseVersion };
  return { version: DRAFT_VERSION, owner, formId, ...base, values, savedAtMs: nowMs, sent: false };
}

/** The draft on its way out under a key. It keeps the key it has: the same values go out under the same key. */
export function draftWithKey<Values>(draft: StoredDraft<Values>, freshKey: string): StoredDraft<Values> {
  return draft.sendKey === undefined ? { ...draft, sendKey: freshKey } : draft;
}

/** The draft whose sending waits for the login. */
export function pendingDraft<Values>(draft: StoredDraft<Values>, nowMs: number): StoredDraft<Values> {
  return { ...draft, pendingSinceMs: nowMs };
}

/** Whether the draft is to be sent by itself after the login. It is asked once: take the action off before sending. */
export function isSendPending(draft: StoredDraft<unknown>, nowMs: number): boolean {
  return draft.owner !== null && !draft.sent && isPendingFresh(draft.pendingSinceMs, nowMs);
}

/** The draft without its pending action. */
export function withoutPending<Values>({
  pendingSinceMs: _,
  ...draft
}: StoredDraft<Values>): StoredDraft<Values> {
  return draft;
}
