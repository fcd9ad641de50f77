import { toLatinDigits } from '@bazaar/domain/persian/digits';

/**
 * The one-time code inside what was typed or pasted: digits of any script, alone or in the text of the whole message.
 * A run of exactly `length` digits wins; otherwise all digits are taken in order, as when they are typed one by one.
 */
export function extractCode(text: string, length: number): string {
  const latin = toLatinDigits(text);
  const runs = latin.match(/\d+/g) ?? [];
  return runs.find((run) => run.length === length) ?? runs.join('').slice(0, length);
}
