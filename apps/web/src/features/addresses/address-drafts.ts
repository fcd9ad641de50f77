import { draftedForms } from '@/lib/forms/draft-storage';
import { readSessionHint } from '@/lib/session/session-hint';

const PREFIX = 'address:';
const NEW = 'new';

/** Returns the name of the draft of an address, or of a new one. */
export function draftIdOf(addressId: string | undefined): string {
  return `${PREFIX}${addressId ?? NEW}`;
}

/** Returns the ids of the addresses with an unsent form on this device; `undefined` is a new one. */
export function unfinishedAddresses(): readonly (string | undefined)[] {
  return draftedForms(readSessionHint()?.sub ?? null)
    .filter((formId) => formId.startsWith(PREFIX))
    .map((formId) => formId.slice(PREFIX.length))
    .map((id) => (id === NEW ? undefined : id));
}
