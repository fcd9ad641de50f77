import type { StoredDraft } from './stored-draft';

/**
 * Returns whether a draft survives the logout of `owner`: unsent drafts are kept for their writer, and other people's drafts are not
 * touched.
 */
export function survivesLogout(
  draft: Pick<StoredDraft<unknown>, 'owner' | 'sent'>,
  owner: string | null,
): boolean {
  return draft.owner !== owner || !draft.sent;
}

/** The draft a form shows when its writer comes back. */
export interface ChosenDraft<Values> {
  /** The chosen draft, stored under the owner from now on. */
  readonly draft: StoredDraft<Values> | undefined;
  /** An unsent draft with other values that the chosen one replaces; the form offers to restore it. */
  readonly replaced: StoredDraft<Values> | undefined;
}

/**
 * Chooses between the person's stored draft and the one written on this device before the login, which becomes theirs. Unsent values take
 * precedence over sent ones, then newer over older. Never chooses another person's draft.
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
