import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { chooseDraft } from '@bazaar/domain/drafts/draft-owner';
import { parseStoredDraft } from '@bazaar/domain/drafts/read-draft';
import { draftWithKey, pendingDraft, type StoredDraft, typedDraft } from '@bazaar/domain/drafts/stored-draft';
import { readDraftText, storeDraft } from './draft-storage';

export interface DraftPlace {
  /** User id of the writer; null before a login. */
  readonly owner: string | null;
  /** Which form, with the object it is about: `address:new`. */
  readonly formId: string;
  /** Version of the record the form was opened with. */
  readonly baseVersion?: number | undefined;
}

/** What a person writes into one form, on this device until the service has it. */
export interface FormDraft<Values> {
  /** Returns what was left here earlier; a draft from before the login becomes the person's own. */
  open(): StoredDraft<Values> | undefined;
  /** Stores what stands in the form now. The idempotency key of other values is void. */
  type(values: Values): void;
  /** Returns the idempotency key of what stands in the form: the same one until the values change or the answer is final. */
  sendKey(values: Values): string;
  /** The login came in between: remembers that it was to be sent. */
  awaitLogin(): void;
  /** The words are of another form from now on: that of the record the service made of the earlier ones. */
  move(formId: string): void;
  /** The service refused these values for good: the next try is another intent. */
  refuse(): void;
  /** Forgets the draft: the service has it, or the writer does not want it. */
  drop(): void;
}

export function createFormDraft<Values>(
  place: DraftPlace,
  readValues: (stored: unknown) => Values | undefined,
): FormDraft<Values> {
  const { owner, formId, baseVersion } = place;
  let origin = { owner, formId, ...(baseVersion === undefined ? {} : { baseVersion }) };
  let key = draftKey(owner, formId);
  // In memory too: where storage is blocked or full, the key of an intent still has to last.
  let draft: StoredDraft<Values> | undefined;
  const put = (next: StoredDraft<Values> | undefined) => {
    draft = next;
    storeDraft(key, next);
  };
  const read = (of: string | null) => {
    const name = draftKey(of, formId);
    return parseStoredDraft(name, readDraftText(name), readValues, Date.now());
  };
  const isSame = (values: Values) => JSON.stringify(draft?.values) === JSON.stringify(values);
  return {
    open() {
      const anonymous = owner === null ? undefined : read(null);
      const chosen = chooseDraft(owner, read(owner), anonymous);
      if (anonymous !== undefined && chosen.draft !== undefined) {
        put(chosen.draft);
        storeDraft(draftKey(null, formId), undefined);
      }
      draft = chosen.draft;
      return draft;
    },
    type(values) {
      if (!isSame(values)) put(typedDraft(origin, values, Date.now()));
    },
    sendKey(values) {
      const known = draft !== undefined && isSame(values) ? draft : typedDraft(origin, values, Date.now());
      const withKey = draftWithKey(known, crypto.randomUUID());
      put(withKey);
      return withKey.sendKey as string;
    },
    awaitLogin: () => draft && put(pendingDraft(draft, Date.now())),
    move(nextFormId) {
      if (draft === undefined || nextFormId === origin.formId) return;
      const { values } = draft;
      put(undefined);
      origin = { owner, formId: nextFormId };
      key = draftKey(owner, nextFormId);
      put(typedDraft(origin, values, Date.now()));
    },
    refuse() {
      if (draft !== undefined) put(typedDraft(origin, draft.values, Date.now()));
    },
    drop: () => put(undefined),
  };
}
