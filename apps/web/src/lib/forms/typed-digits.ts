import { toLatinDigits } from '@bazaar/domain/persian';

/** Returns the Latin digits of what was typed or pasted, a country code in front of a mobile number written as 0. */
export function onlyDigits(typed: string): string {
  const latin = toLatinDigits(typed).replace(/[^\d+]/g, '');
  return latin.replace(/^(?:\+98|0098)0?(?=9)/, '0').replaceAll('+', '');
}

/** Parts digits into groups of the given sizes; what is over stands in a last group. */
export function groupDigits(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...groups, rest].filter((group) => group !== '').join(' ');
}
