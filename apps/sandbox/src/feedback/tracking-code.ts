import type { RandomSource } from '../server/services';

/** Digits and capitals that are not mistaken for each other (no 0, 1, I, L, O, U). */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a code such as `FB-7K3M-9QXT-4HWN`: twelve of thirty characters, close to 59 bits, so that nobody guesses another's. */
export function trackingCode(random: RandomSource): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[random.integer(alphabet.length)]).join('');
  return `FB-${group()}-${group()}-${group()}`;
}
