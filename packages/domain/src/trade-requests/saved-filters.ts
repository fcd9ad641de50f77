import { isRecord } from '../parse-json';

/** A filter of the list under a name of its owner's choice, stored on the device. */
export interface SavedFilter {
  readonly name: string;
  /** As `writeRequestFilter` writes it, without a page. */
  readonly query: string;
}

export const SAVED_FILTER_LIMIT = 12;
const NAME_MAX = 40;

/** Reads stored filters; what has another shape is left out. */
export function readSavedFilters(stored: unknown): readonly SavedFilter[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((each) => isRecord(each) && typeof each.name === 'string' && typeof each.query === 'string')
    .slice(0, SAVED_FILTER_LIMIT)
    .map(({ name, query }) => ({ name, query }));
}

/** Returns the filters with a new one at the start; the same name or the same filter is replaced. An empty name changes nothing. */
export function addSavedFilter(known: readonly SavedFilter[], added: SavedFilter): readonly SavedFilter[] {
  const name = added.name.replace(/\s+/g, ' ').trim().slice(0, NAME_MAX);
  if (name === '') return known;
  const others = known.filter((each) => each.name !== name && each.query !== added.query);
  return [{ name, query: added.query }, ...others].slice(0, SAVED_FILTER_LIMIT);
}
