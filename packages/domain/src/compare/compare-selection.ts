import { isRecord, parseJson } from '../parse-json';
import { MOST_COMPARED } from './compare-address';

/** A product selected for comparison, with the data the tray shows. */
export interface ComparedItem {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly picture?: string;
}

/** Products of one category selected for comparison in this browser. */
export interface CompareSelection {
  readonly categoryId: string;
  readonly categoryName: string;
  /** Path of the category's list, to which the comparison's segment is appended. */
  readonly path: string;
  readonly items: readonly ComparedItem[];
}

export type CompareCategory = Omit<CompareSelection, 'items'>;

/** Result of toggling a product. */
export type CompareStep =
  | { readonly kind: 'changed'; readonly selection: CompareSelection | undefined }
  /** Four products are already selected. */
  | { readonly kind: 'full'; readonly selection: CompareSelection }
  /** Products of another category are selected: their properties do not fit in one table. */
  | { readonly kind: 'other-category'; readonly selection: CompareSelection };

/** Adds a product to the selection, or removes it. */
export function toggleCompared(
  selection: CompareSelection | undefined,
  category: CompareCategory,
  item: ComparedItem,
): CompareStep {
  if (selection === undefined || selection.items.length === 0) {
    return { kind: 'changed', selection: { ...category, items: [item] } };
  }
  if (selection.items.some(({ id }) => id === item.id)) {
    return { kind: 'changed', selection: withoutCompared(selection, item.id) };
  }
  if (selection.categoryId !== category.categoryId) return { kind: 'other-category', selection };
  if (selection.items.length >= MOST_COMPARED) return { kind: 'full', selection };
  return { kind: 'changed', selection: { ...selection, ...category, items: [...selection.items, item] } };
}

/** Removes a product; returns `undefined` when none is left. */
export function withoutCompared(
  selection: CompareSelection | undefined,
  id: string,
): CompareSelection | undefined {
  const items = selection?.items.filter((item) => item.id !== id) ?? [];
  return selection === undefined || items.length === 0 ? undefined : { ...selection, items };
}

/** Parses what a browser stored; `undefined` when it has another shape. */
export function parseCompareSelection(stored: string | null): CompareSelection | undefined {
  const value = parseJson(stored);
  const category = readCompareCategory(value);
  if (category === undefined || !isRecord(value) || !Array.isArray(value.items)) return undefined;
  const items = value.items.flatMap((item: unknown) => readComparedItem(item) ?? []).slice(0, MOST_COMPARED);
  return items.length === 0 ? undefined : { ...category, items };
}

/** Parses the category of the compared products; `undefined` when the value has another shape. */
export function readCompareCategory(value: unknown): CompareCategory | undefined {
  if (!isRecord(value)) return undefined;
  const { categoryId, categoryName, path } = value;
  const isWhole = isText(categoryId) && isText(categoryName) && isText(path) && /^\/[^/\\]/.test(path);
  return isWhole ? { categoryId, categoryName, path } : undefined;
}

/** Parses a product from a page or from storage; `undefined` when the value has another shape. */
export function readComparedItem(item: unknown): ComparedItem | undefined {
  if (!isRecord(item) || !isText(item.id) || !isText(item.name)) return undefined;
  return {
    id: item.id,
    name: item.name,
    ...(isText(item.note) ? { note: item.note } : {}),
    ...(isText(item.picture) && item.picture.startsWith('/') ? { picture: item.picture } : {}),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
