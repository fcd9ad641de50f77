import { isRecord, parseJson } from '../parse-json';
import { type CategoryMenuEntry, type FetchedMenu, isCategoryType, isPopulated } from './menu';

/** The time the catalogue keeps a menu fresh (product design §9). */
export const MENUS_LIFETIME_MS = 24 * 3_600_000;

/**
 * Serialises the menus for the tab's storage, so that its next document fetches nothing. Returns `undefined` until every root has a child:
 * a missing menu is fetched again.
 */
export function writeStoredMenus(roots: readonly CategoryMenuEntry[], nowMs: number): string | undefined {
  if (!isPopulated(roots)) return undefined;
  const menus: FetchedMenu[] = roots.map(({ categoryType, subcategories }) => ({
    categoryType,
    subcategories,
  }));
  return JSON.stringify({ savedAtMs: nowMs, menus });
}

/**
 * Parses the menus a tab stored. Returns `undefined` when they have expired, are dated in the future, have another shape or lack an area.
 */
export function parseStoredMenus(stored: string | null, nowMs: number): readonly FetchedMenu[] | undefined {
  const record = parseJson(stored);
  if (!isRecord(record) || typeof record.savedAtMs !== 'number' || !Array.isArray(record.menus))
    return undefined;
  const age = nowMs - record.savedAtMs;
  if (!(age >= 0 && age <= MENUS_LIFETIME_MS)) return undefined;
  return record.menus.every(isMenu) ? record.menus : undefined;
}

function isMenu(value: unknown): value is FetchedMenu {
  return (
    isRecord(value) &&
    typeof value.categoryType === 'string' &&
    isCategoryType(value.categoryType) &&
    areEntries(value.subcategories)
  );
}

function areEntries(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (entry) =>
        isRecord(entry) &&
        typeof entry.id === 'string' &&
        typeof entry.name === 'string' &&
        areEntries(entry.subcategories),
    )
  );
}
