const PREFIX = 'bazaar-draft';

/** Returns the storage key of a draft, unique for each form and person. */
export function draftKey(owner: string | null, formId: string): string {
  return `${PREFIX}:${encodeURIComponent(owner ?? '')}:${formId}`;
}

/** Parses a storage key; `undefined` when it is not that of a draft. */
export function parseDraftKey(
  key: string,
): { readonly owner: string | null; readonly formId: string } | undefined {
  const [, owner, formId] = /^bazaar-draft:([^:]*):(.+)$/su.exec(key) ?? [];
  if (owner === undefined || formId === undefined) return undefined;
  try {
    return { owner: owner === '' ? null : decodeURIComponent(owner), formId };
  } catch {
    return undefined;
  }
}
