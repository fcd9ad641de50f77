import { normaliseInput } from '../persian/canonical-text';
import { toLatinDigits } from '../persian/digits';
import {
  type CatalogueFilter,
  type FilterWarning,
  LIST_PAGE_SIZE,
  LIST_VIEWS,
  MOST_PROPERTIES,
  MOST_VALUES,
  PAGE_SIZES,
  type SelectedCategoryProperty,
} from './filter';
import { readProperty } from './read-property';
import { isSort } from './sort';

const LONGEST_TERM = 120;
const LAST_PAGE = 10_000;
const ID = /^[\w-]{1,64}$/;
/** Supplier kinds and price kinds are names of the contract, which its reader knows; here only the form is checked. */
const NAME = /^[A-Z][A-Za-z]{1,39}$/;

export interface ParsedFilter {
  readonly filter: CatalogueFilter;
  readonly notes: readonly FilterWarning[];
}

/** Parses the address of a product list. Drops unreadable parts with a warning each. Never throws. */
export function parseFilter(
  params: Pick<URLSearchParams, 'get' | 'getAll'>,
  defaultPageSize: number = LIST_PAGE_SIZE,
): ParsedFilter {
  const notes: FilterWarning[] = [];
  const single = <T>(key: string, read: (text: string) => T | undefined, fallback: T): T => {
    const text = params.get(key);
    if (text === null || text === '') return fallback;
    const value = read(text);
    if (value === undefined) notes.push({ reason: 'bad-value', raw: `${key}=${text}` });
    return value ?? fallback;
  };
  const many = (key: string, shape: RegExp) => {
    const read: string[] = [];
    for (const text of new Set(params.getAll(key))) {
      const raw = `${key}=${text}`;
      if (!shape.test(text)) notes.push({ reason: 'bad-value', raw });
      else if (read.length >= MOST_VALUES) notes.push({ reason: 'too-many', raw });
      else read.push(text);
    }
    return read;
  };
  const filter: CatalogueFilter = {
    properties: readProperties(params.getAll('f'), notes),
    term: normaliseInput(params.get('term') ?? '')
      .slice(0, LONGEST_TERM)
      .trim(),
    sort: single<string | undefined>('sort', (text) => (isSort(text) ? text : undefined), undefined),
    pageNumber: single('pageNumber', (text) => readWhole(text, LAST_PAGE), 1),
    pageSize: single('pageSize', (text) => readPageSize(text, defaultPageSize), defaultPageSize),
    view: single<CatalogueFilter['view']>(
      'view',
      (text) => LIST_VIEWS.find((view) => view === text),
      undefined,
    ),
    saleCityIds: many('saleCityIds', ID),
    kinds: many('kinds', NAME),
    priceKind: single<string | undefined>(
      'priceKind',
      (text) => (NAME.test(text) ? text : undefined),
      undefined,
    ),
    confirmedOnly: single('confirmedOnly', readBoolean, false),
  };
  return { filter, notes };
}

function readProperties(raws: readonly string[], notes: FilterWarning[]): SelectedCategoryProperty[] {
  const byId = new Map<string, SelectedCategoryProperty>();
  for (const raw of raws) {
    const { property, note } = readProperty(raw);
    if (property === undefined) {
      if (note) notes.push(note);
    } else if (byId.has(property.propertyId)) notes.push({ reason: 'repeated', raw });
    else if (byId.size >= MOST_PROPERTIES) notes.push({ reason: 'too-many', raw });
    else {
      byId.set(property.propertyId, property);
      if (note) notes.push(note);
    }
  }
  return [...byId.values()];
}

function readWhole(text: string, most: number): number | undefined {
  const latin = toLatinDigits(text);
  const value = /^\d{1,9}$/.test(latin) ? Number(latin) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

function readPageSize(text: string, fallback: number): number | undefined {
  return [...PAGE_SIZES, fallback].find((size) => String(size) === toLatinDigits(text));
}

function readBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}
