import type { Seed, SeedCategory, SeedProperty, SeedPropertyValue } from '../seed/seed-types';

/** A value as in a response: with the names its reader needs. */
export interface ShownPropertyValue extends SeedPropertyValue {
  title: string;
  englishTitle?: string;
  symbol?: string;
  group?: string;
  measurementQuantityId?: string;
  decimals?: number;
  unitDisplayText?: string;
  optionTitles?: string[];
}

export interface CategoryCrumb {
  id: string;
  name: string;
  slug: string;
  level: number;
  categoryType: string;
}

/** The seed's small tables by id, for the rows of the large ones. */
export interface SeedLookups {
  category(id: string): SeedCategory;
  /** Returns the path from the area down to the category itself. */
  breadcrumb(categoryId: string): CategoryCrumb[];
  keyPropertyIds(categoryId: string): ReadonlySet<string>;
  propertyValue(value: SeedPropertyValue): ShownPropertyValue;
}

export function seedLookups(seed: Seed): SeedLookups {
  const categories = byId(seed.categories);
  const properties = byId(seed.properties);
  const units = byId(seed.units);
  const keyIds = new Map<string, Set<string>>();
  for (const { categoryId, propertyId, isKey } of seed.categoryProperties) {
    const ids = keyIds.get(categoryId) ?? new Set();
    if (isKey) ids.add(propertyId);
    keyIds.set(categoryId, ids);
  }
  const category = (id: string) => known(categories, id);
  return {
    category,
    breadcrumb: (categoryId) => breadcrumb(categoryId, category),
    keyPropertyIds: (categoryId) => keyIds.get(categoryId) ?? new Set(),
    propertyValue: (value) => {
      const property = known(properties, value.propertyId);
      const unit = value.measurementUnitId === undefined ? undefined : known(units, value.measurementUnitId);
      return { ...value, ...shownNames(property, value), ...(unit && { unitDisplayText: unit.displayText }) };
    },
  };
}

function shownNames(property: SeedProperty, { optionIds }: SeedPropertyValue) {
  const { title, englishTitle, symbol, group, measurementQuantityId, decimals, options } = property;
  const optionTitles = optionIds?.map((id) => options.find((option) => option.id === id)?.title ?? id);
  return {
    title,
    englishTitle,
    symbol,
    group,
    measurementQuantityId,
    decimals,
    ...(optionTitles === undefined ? {} : { optionTitles }),
  };
}

function breadcrumb(categoryId: string, category: (id: string) => SeedCategory): CategoryCrumb[] {
  const crumbs: CategoryCrumb[] = [];
  for (let next: string | undefined = categoryId; next !== undefined; ) {
    const { id, name, slug, level, categoryType, parentId }: SeedCategory = category(next);
    crumbs.unshift({ id, name, slug, level, categoryType });
    next = parentId;
  }
  return crumbs;
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function known<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id);
  if (item === undefined) throw new Error(`The seed names ${id}, which it does not hold`);
  return item;
}
