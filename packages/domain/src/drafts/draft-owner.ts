import type { StoredDraft } from './stored-draft';

/** Whether a draft stays when `owner` logs out: what was never sent stays for its writer, and others' drafts are not touched. */
export function survivesLogout(
  draft: Pick<StoredDraft<unknown>, 'owner' | 'sent'>,
  owner: string | null,
): boolean {
  return draft.owner !== owner || !draft.sent;
}

/** What a form shows when its writer comes back. */
export interface ChosenDraft<Values> {
  /** Stored from now on under the owner. */
  readonly draft: StoredDraft<Values> | undefined;
  /** An unsent draft with other values that the chosen one replaces; the form offers it back. */
  readonly replaced: StoredDraft<Values> | undefined;
}

/**
 * Chooses between the draft a person left and the one written on this device before the login, which becomes theirs. Never-sent values win
 * over sent ones, then the newer ones win. Another person's draft is never chosen.
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
  const [draft, other] = isPreferred(adopted, mine) ? [adopted, mine] : [mine, adopted];
  const isLost = !other.sent && JSON.stringify(other.values) !== JSON.stringify(draft.values);
  return { draft, replaced: isLost ? other : undefined };
}

function isPreferred(left: StoredDraft<unknown>, right: StoredDraft<unknown>): boolean {
  return left.sent === right.sent ? left.savedAtMs > right.savedAtMs : !left.sent;
}
