import type { SupplierProductCatalog } from '@bazaar/api/model';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import type { Fact } from '@bazaar/ui/patterns/fact-list';
import { productMessages as texts } from '@/translations/product';

const CITIES_NAMED = 4;

/** Returns the known terms of the sale for the panel. */
export function toTerms(
  product: SupplierProductCatalog,
  unitTitle: string,
  cityNames: ReadonlyMap<string, string>,
): Fact[] {
  const { moq, leadTimeDays, saleCityIds, paymentTerms, deliveryTerms } = product;
  const cities = saleCityIds.flatMap((id) => cityNames.get(id) ?? []);
  const terms: readonly (readonly [label: string, value: string | undefined])[] = [
    [texts.minimumOrder, moq === undefined ? undefined : `${formatNumber(moq)} ${unitTitle}`.trim()],
    [texts.leadTime, leadTime(leadTimeDays)],
    [texts.saleCities, namedCities(cities)],
    [texts.payment, paymentTerms.length > 0 ? paymentTerms.join('، ') : undefined],
    [texts.delivery, deliveryTerms.length > 0 ? deliveryTerms.join('، ') : undefined],
  ];
  return terms.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : []));
}

/** Returns the first names, then how many more. */
export function namedCities(names: readonly string[], shown = CITIES_NAMED): string | undefined {
  if (names.length === 0) return undefined;
  if (names.length <= shown + 1) return joinList(names);
  return `${names.slice(0, shown).join('، ')} ${texts.moreCities(formatNumber(names.length - shown))}`;
}

function leadTime(days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  return days === 0 ? texts.noLeadTime : texts.leadTimeDays(formatNumber(days));
}
