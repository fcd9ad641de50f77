import { formatNumber } from './numbers';

/** «پیچ، مهره و واشر»: no comma before «و», unlike Intl.ListFormat. */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join('، ')} و ${last}`;
}

/** «۵ محصول», and «بدون محصول» for none: the noun has no plural after a number, and Intl counts 0 as `one`. */
export function countPhrase(count: number, noun: string): string {
  return count === 0 ? `بدون ${noun}` : `${formatNumber(count, 0)} ${noun}`;
}
