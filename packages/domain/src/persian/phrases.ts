import { formatNumber } from './numbers';

/** Joins items as «پیچ، مهره و واشر»: unlike Intl.ListFormat, no comma before «و». */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join('، ')} و ${last}`;
}

/** Formats a count as «۵ محصول», and 0 as «بدون محصول»: the noun has no plural after a number, and Intl counts 0 as `one`. */
export function countPhrase(count: number, noun: string): string {
  return count === 0 ? `بدون ${noun}` : `${formatNumber(count, 0)} ${noun}`;
}
