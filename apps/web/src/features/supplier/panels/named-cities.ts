import { formatNumber, joinList } from '@bazaar/domain/persian';
import { supplierMessages as texts } from '@/translations/supplier';

/** Returns the first names, then how many more; undefined for none. */
export function namedCities(names: readonly string[], shown = 6): string | undefined {
  if (names.length === 0) return undefined;
  if (names.length <= shown + 1) return joinList(names);
  return `${names.slice(0, shown).join('، ')} ${texts.moreCities(formatNumber(names.length - shown))}`;
}
