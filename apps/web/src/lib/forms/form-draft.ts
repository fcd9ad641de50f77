import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { chooseDraft } from '@bazaar/domain/drafts/draft-owner';
import { parseStoredDraft } from '@bazaar/domain/drafts/read-draft';
import {
  draftWithKey,
  isSendPending,
  pendingDraft,
  type StoredDraft,
  typedDraft,
  withoutPending,
} from '@bazaar/domain/drafts/stored-draft';
import { parseJson } from '@bazaar/domain/parse-json';
import { readDraftText, storeDraft } from './draft-storage';

export interface DraftPlace {
  /** User id of the writer; null before a login. */
  readonly owner: string | null;
  /** Id of the form, with its object: `address:new`. */
  readonly formId: string;
  /** Version of the record the form was opened with. */
  readonly baseVersion?: number | undefined;
}

/**
 * The draft of one form, on this device until the service has it. A form may be open in several tabs: the last one written on has the
 * storage, and what another does with its own text leaves that alone.
 */
export interface FormDraft<Values> {
  /** Returns the stored draft; one from before the login becomes the person's own, and an unsent one it replaces is put aside. */
  open(): StoredDraft<Values> | undefined;
  /** Returns whether an unsent draft was put aside. */
  hasAside(): boolean;
  /** Exchanges the draft with the one put aside, and returns the values of that one. */
  swapAside(): Values | undefined;
  /** Stores the current values. Changed values invalidate the idempotency key. */
  type(values: Values): void;
  /** Returns the idempotency key of the current values: the same until they change or the response is final. */
  sendKey(values: Values): string;
  /** Marks the draft as to be sent after the login. */
  awaitLogin(): void;
  /** Returns whether the draft is to be sent automatically, now that its writer is logged in. True once only: after a failure the writer decides. */
  takePending(): boolean;
  /**
   * Moves the draft to the record the service stored from the earlier values: to its form, another one where it was created, and to its
   * version.
   */
  move(formId: string, baseVersion?: number): void;
  /** Invalidates the key, because the service refused these values for good: the next send is another intent. */
  refuse(): void;
  /** Removes the draft: the service has it, or the writer discards it. */
  drop(): void;
}

export function createFormDraft<Values>(
  place: DraftPlace,
  readValues: (stored: unknown) => Values | undefined,
): FormDraft<Values> {
  const { owner, formId, baseVersion } = place;
  let origin = { owner, formId, ...(baseVersion === undefined ? {} : { baseVersion }) };
  let key = draftKey(owner, formId);
  // Also in memory: where storage is blocked or full, the key of an intent still has to last.
  let draft: StoredDraft<Values> | undefined;
  const put = (next: StoredDraft<Values> | undefined) => {
    draft = next;
    storeDraft(key, next);
  };
  const readAt = (name: string) => parseStoredDraft(name, readDraftText(name), readValues, Date.now());
  const read = (of: string | null, id = formId) => readAt(draftKey(of, id));
  const asideId = `aside:${formId}`;
  const readAside = () => read(owner, asideId);
  const putAside = (next: StoredDraft<Values> | undefined) =>
    storeDraft(draftKey(owner, asideId), next && { ...next, formId: asideId });
  const swap = () => {
    const aside = readAside();
    if (aside === undefined) return undefined;
    putAside(draft ?? read(owner));
    put({ ...aside, formId: origin.formId });
    return aside.values;
  };
  const isSame = (values: Values) => JSON.stringify(draft?.values) === JSON.stringify(values);
  /** Returns whether storage holds these values or nothing: else another tab has written since, and its text stays. */
  const holdsOnly = (values: Values | undefined) => {
    const text = readDraftText(key);
    const found = [(parseJson(text) as { values?: unknown } | undefined)?.values, readAt(key)?.values];
    return text === null || found.some((each) => JSON.stringify(each) === JSON.stringify(values));
  };
  /** Replaces the draft, in storage only where that is this form's own. */
  const replace = (next: StoredDraft<Values> | undefined) => {
    if (holdsOnly(draft?.values)) put(next);
    else draft = next;
  };
  return {
    open() {
      const anonymous = owner === null ? undefined : read(null);
      const chosen = chooseDraft(owner, read(owner), anonymous);
      if (anonymous !== undefined && chosen.draft !== undefined) {
        put(chosen.draft);
        storeDraft(draftKey(null, formId), undefined);
      }
      if (chosen.replaced !== undefined) putAside(chosen.replaced);
      draft = chosen.draft;
      if (draft === undefined && readAside() !== undefined) swap();
      return draft;
    },
    hasAside: () => readAside() !== undefined,
    swapAside: () => swap(),
    type(values) {
      if (!isSame(values)) put(typedDraft(origin, values, Date.now()));
    },
    sendKey(values) {
      const known = draft !== undefined && isSame(values) ? draft : typedDraft(origin, values, Date.now());
      const isThere = holdsOnly(values);
      // Another tab may have sent the same text already: one intent has one key.
      const withKey = draftWithKey(known, (isThere && readAt(key)?.sendKey) || crypto.randomUUID());
      if (isThere) put(withKey);
      else replace(withKey);
      return withKey.sendKey as string;
    },
    awaitLogin: () => draft && put(pendingDraft(draft, Date.now())),
    takePending() {
      if (owner === null || draft?.pendingSinceMs === undefined) return false;
      const isPending = isSendPending(draft, Date.now());
      put(withoutPending(draft));
      return isPending;
    },
    move(nextFormId, nextVersion) {
      const isHere =
        nextFormId === origin.formId && (nextVersion ?? origin.baseVersion) === origin.baseVersion;
      if (draft === undefined || isHere) return;
      const { values } = draft;
      const isElsewhere = nextFormId !== origin.formId;
      if (isElsewhere) replace(undefined);
      origin = {
        owner,
        formId: nextFormId,
        ...(nextVersion === undefined ? {} : { baseVersion: nextVersion }),
      };
      key = draftKey(owner, nextFormId);
      const next = typedDraft(origin, values, Date.now());
      if (isElsewhere) put(next);
      else replace(next);
    },
    refuse() {
      if (draft !== undefined) replace(typedDraft(origin, draft.values, Date.now()));
    },
    drop: () => replace(undefined),
  };
}
