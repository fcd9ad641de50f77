import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { type StoredDraft, typedDraft } from '@bazaar/domain/drafts/stored-draft';
import { readSessionHint } from '@/lib/session/session-hint';
import { tabStorage } from '@/lib/storage/browser-storage';
import { readDraftText, storeDraft } from './draft-storage';
import { createFormDraft, type FormDraft } from './form-draft';

export interface OpenedDraft<Values> {
  readonly store: FormDraft<Values>;
  /** The draft that was stored earlier. */
  readonly left: StoredDraft<Values> | undefined;
}

/**
 * Opens the current visitor's draft about one object, outside a form of `useSiteForm`.
 *
 * @param formId the form with its object: `note:Product:sp-7`
 */
export function openDraft<Values>(
  formId: string,
  readValues: (stored: unknown) => Values | undefined,
): OpenedDraft<Values> {
  const owner = readSessionHint()?.sub ?? null;
  takeFormerDraft(owner, formId, readValues);
  const store = createFormDraft({ owner, formId }, readValues);
  return { store, left: store.open() };
}

/** Migrates once the notes, questions and replies that earlier builds stored per tab, in another shape. */
function takeFormerDraft<Values>(
  owner: string | null,
  formId: string,
  readValues: (stored: unknown) => Values | undefined,
): void {
  const formerKey = `bazaar-${formId}`;
  const former = tabStorage.readJson(formerKey);
  const values = readValues(former);
  const isTaken = [owner, null].some((of) => readDraftText(draftKey(of, formId)) !== null);
  if (values === undefined || isTaken) return;
  const { key, requestedAtMs } = former as { key?: unknown; requestedAtMs?: unknown };
  storeDraft(draftKey(owner, formId), {
    ...typedDraft({ owner, formId }, values, Date.now()),
    ...(typeof key === 'string' ? { sendKey: key } : {}),
    ...(typeof requestedAtMs === 'number' ? { pendingSinceMs: requestedAtMs } : {}),
  });
  tabStorage.remove(formerKey);
}
