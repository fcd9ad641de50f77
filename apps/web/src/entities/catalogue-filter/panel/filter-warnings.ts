import type { FilterWarning } from '@bazaar/domain/catalogue-filter';
import { countPhrase, joinList } from '@bazaar/domain/persian';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/**
 * Returns the filter warnings of the address in a sentence or two: what was left out, what is no number, what was corrected. Empty without
 * any.
 */
export function noteText(
  notes: readonly FilterWarning[],
  { address, properties }: Pick<ListData, 'address' | 'properties'>,
): string {
  const ignored = notes.filter(({ reason }) => reason !== 'swapped');
  const refused = (address.refused ?? []).map(
    ({ propertyId }) => `«${properties.find(({ id }) => id === propertyId)?.title ?? propertyId}»`,
  );
  return [
    ignored.length > 0 ? texts.ignored(countPhrase(ignored.length, texts.ignoredPart)) : '',
    refused.length > 0 ? texts.refused(joinList(refused)) : '',
    ignored.length < notes.length ? texts.swapped : '',
  ]
    .filter(Boolean)
    .join(' ');
}
