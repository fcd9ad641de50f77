import { toLatinDigits } from '@bazaar/domain/persian';

/** Returns the Latin digits of the typed or pasted text; the country code of a mobile number becomes 0. */
export function onlyDigits(typed: string): string {
  const latin = toLatinDigits(typed).replace(/[^\d+]/g, '');
  return latin.replace(/^(?:\+98|0098)0?(?=9)/, '0').replaceAll('+', '');
}

/** Groups digits in the given sizes; the rest forms a last group. */
export function groupDigits(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...groups, rest].filter((group) => group !== '').join(' ');
}
