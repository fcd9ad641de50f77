import type { StoredDraft } from './stored-draft';

/** The draft a form shows when its writer comes back. */
export interface ChosenDraft<Values> {
  /** The chosen draft, stored under the owner from now on. */
  readonly draft: StoredDraft<Values> | undefined;
  /** A draft with other values that the chosen one replaces; the form offers to restore it. */
  readonly replaced: StoredDraft<Values> | undefined;
}

/**
 * Chooses between the person's stored draft and the one written on this device before the login, which becomes theirs. The newer one
 * takes precedence. Never chooses another person's draft.
 */
export function chooseDraft<Values>(
  owner: string | null,
  own: StoredDraft<Values> | undefined,
  anonymous: StoredDraft<Values> | undefined,
): ChosenDraft<Values> {
  const mine = own?.owner === owner ? own : undefined;
  const adopted = anonymous?.owner === null ? { ...anonymous, owner } : undefined;
  if (mine === undefined || adopted === undefined) {
    return { draft: mine ?? adopted, replaced: undefined };
  }
  const [draft, other] = adopted.savedAtMs > mine.savedAtMs ? [adopted, mine] : [mine, adopted];
  const isLost = JSON.stringify(other.values) !== JSON.stringify(draft.values);
  return { draft, replaced: isLost ? other : undefined };
}
