import { toPersianDigits } from '@bazaar/domain/persian';
import type { StoredDifference } from '@/lib/forms/changed-elsewhere';

/** Values of an address's form: texts, and whether it is a special one. */
type Values = Readonly<Record<string, string | boolean>>;

/** Names of the places of a stored address. */
interface PlaceNames {
  readonly stateName?: string | undefined;
  readonly cityName?: string | undefined;
  readonly urbanAreaName?: string | undefined;
}

/**
 * Returns the fields of an address whose stored value is not the typed one, in the order of `labels`; a field without a label is not shown.
 *
 * @param words shows a value that is no text of the person: a kind, a mark
 */
export function addressDifferences(
  typed: Values,
  stored: Values,
  labels: Readonly<Record<string, string>>,
  places: PlaceNames,
  words: (field: string, value: string | boolean) => string | undefined = () => undefined,
): readonly StoredDifference[] {
  const names: Readonly<Record<string, string | undefined>> = {
    stateId: places.stateName,
    cityId: places.cityName,
    urbanAreaId: places.urbanAreaName,
  };
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = stored[field] ?? '';
    if (shown(typed[field] ?? '') === shown(value)) return [];
    return [{ label, stored: words(field, value) ?? names[field] ?? shown(value) }];
  });
}

function shown(value: string | boolean): string {
  return toPersianDigits(String(value)).trim();
}
