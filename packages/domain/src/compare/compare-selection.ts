import { isRecord, parseJson } from '../parse-json';
import { MOST_COMPARED } from './compare-address';

/** A product selected for comparison, with the data the tray shows. */
export interface ComparedItem {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly picture?: string;
}

/** Products of one category, or of those below it, selected for comparison in this browser. */
export interface CompareSelection {
  readonly categoryId: string;
  readonly categoryName: string;
  /** Path of the category's list, to which the comparison's segment is appended. */
  readonly path: string;
  /** Ids of the categories above it. */
  readonly ancestorIds?: readonly string[];
  readonly items: readonly ComparedItem[];
}

export type CompareCategory = Omit<CompareSelection, 'items'>;

/** Result of toggling a product. */
export type CompareStep =
  | { readonly kind: 'changed'; readonly selection: CompareSelection | undefined }
  /** Four products are already selected. */
  | { readonly kind: 'full'; readonly selection: CompareSelection }
  /** Products of a category neither above nor below are selected: their properties do not fit in one table. */
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
  const common = commonCategory(selection, category);
  if (common === undefined) return { kind: 'other-category', selection };
  if (selection.items.length >= MOST_COMPARED) return { kind: 'full', selection };
  return { kind: 'changed', selection: { ...common, items: [...selection.items, item] } };
}

/** the category that has the products of both, which is one of them: a list also shows the products of the categories below its own. */
function commonCategory(chosen: CompareCategory, page: CompareCategory): CompareCategory | undefined {
  if (chosen.categoryId === page.categoryId || isAbove(page, chosen)) return page;
  return isAbove(chosen, page) ? chosen : undefined;
}

function isAbove({ categoryId }: CompareCategory, { ancestorIds }: CompareCategory): boolean {
  return ancestorIds?.includes(categoryId) ?? false;
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
  const ancestorIds = Array.isArray(value.ancestorIds) ? value.ancestorIds.filter(isText) : [];
  const isWhole = isText(categoryId) && isText(categoryName) && isText(path) && /^\/[^/\\]/.test(path);
  if (!isWhole) return undefined;
  return { categoryId, categoryName, path, ...(ancestorIds.length === 0 ? {} : { ancestorIds }) };
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
