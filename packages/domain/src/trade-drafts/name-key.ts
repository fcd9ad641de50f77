import { canonicalLetters } from '../persian/canonical-text';

/** Returns a name as two writers of it agree: letters of one keyboard, half-spaces as spaces, no capitals. */
export function nameKey(text: string): string {
  return canonicalLetters(text)
    .replace(/\u200c/g, ' ')
    .trim()
    .toLowerCase();
}
