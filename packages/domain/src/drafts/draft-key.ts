const PREFIX = 'bazaar-draft';

/** The name under which a browser stores a draft: one for each form and person. */
export function draftKey(owner: string | null, formId: string): string {
  return `${PREFIX}:${encodeURIComponent(owner ?? '')}:${formId}`;
}

/** Reads a storage name back; undefined for what is no draft. */
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
