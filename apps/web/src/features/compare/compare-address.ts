import {
  readComparedIds,
  readUnitPreference,
  type UnitPreference,
  writeComparedIds,
  writeUnitPreference,
} from '@bazaar/domain/compare';

/** State of a comparison in its address. */
export interface CompareAddress {
  readonly ids: readonly string[];
  readonly preference: UnitPreference;
  readonly isBrief: boolean;
  /** More products were ticked than fit, and the page says so. */
  readonly isCut: boolean;
}

export function readCompareAddress(params: URLSearchParams): CompareAddress {
  const { ids, isCut } = readComparedIds(params.getAll('compare'));
  return {
    ids,
    isCut: isCut || params.get('more') === '1',
    preference: readUnitPreference(params.getAll('units')),
    isBrief: params.get('diff') === '1',
  };
}

/** Returns the one address of a comparison; without products it is the list itself. */
export function compareHref(path: string, { ids, preference, isBrief, isCut }: CompareAddress): string {
  if (ids.length === 0) return path;
  const units = writeUnitPreference(preference);
  const parts = [
    `compare=${writeComparedIds(ids)}`,
    units === '' ? '' : `units=${units}`,
    isBrief ? 'diff=1' : '',
    isCut ? 'more=1' : '',
  ];
  return `${path}?${parts.filter(Boolean).join('&')}`;
}
