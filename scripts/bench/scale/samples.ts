/** Real ids and words of a running catalogue, so that every request finds something. */
export interface Samples {
  readonly productIds: readonly string[];
  readonly baseProductIds: readonly string[];
  /** Of every level. */
  readonly categoryIds: readonly string[];
  /** The lowest level, which has the products. */
  readonly leafIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly supplierIds: readonly string[];
  /** Words of product names. */
  readonly words: readonly string[];
  /** `f` filters with their category. */
  readonly optionFilters: readonly CategoryFilter[];
  readonly rangeFilters: readonly CategoryFilter[];
  readonly cityIds: readonly string[];
  readonly quantityIds: readonly string[];
}

export interface CategoryFilter {
  readonly categoryId: string;
  readonly filter: string;
}

interface MenuEntry {
  id: string;
  subcategories: MenuEntry[];
}

interface FoundProduct {
  id: string;
  name: string;
  baseProductId?: string;
  supplier: { id: string };
  saleCityIds: string[];
}

interface FoundFacet {
  propertyId: string;
  options: { id: string; count: number }[];
  min?: number;
  max?: number;
}

interface Found {
  items: FoundProduct[];
  facets: FoundFacet[];
}

const areas = ['Product', 'IndustrialService', 'ConsultingService', 'ElectronicDocument'];

/** Reads the samples over the API: products by random numbers, the rest from the menus. */
export async function readSamples(api: string, products: number, random: () => number): Promise<Samples> {
  const read = async <Answer>(path: string) => (await (await fetch(`${api}${path}`)).json()) as Answer;
  const areaQuery = areas.map((area) => `categoryTypes=${area}`).join('&');
  const menus = await read<{ subcategories: MenuEntry[] }[]>(`/categories/menu?${areaQuery}`);
  const groups = menus.flatMap(({ subcategories }) => subcategories);
  const all = groups.flatMap(withDescendants);
  const leaves = all.filter(({ subcategories }) => subcategories.length === 0);
  const productIds = Array.from({ length: 400 }, () => `sp-${1 + Math.floor(random() * products)}`);
  const shown = await Promise.all(
    productIds.slice(0, 60).map((id) => read<FoundProduct>(`/supplierproducts/${id}/catalog`)),
  );
  const filters = { optionFilters: [] as CategoryFilter[], rangeFilters: [] as CategoryFilter[] };
  for (const { id } of leaves.filter((_, index) => index % 4 === 0)) {
    const { facets } = await read<Found>(`/supplierproducts/catalog?categoryId=${id}`);
    for (const facet of facets) collectFilters(filters, id, facet);
  }
  return {
    productIds,
    baseProductIds: shown.flatMap(({ baseProductId }) => baseProductId ?? []),
    categoryIds: all.map(({ id }) => id),
    leafIds: leaves.map(({ id }) => id),
    groupIds: groups.filter(({ subcategories }) => subcategories.length > 0).map(({ id }) => id),
    supplierIds: shown.map(({ supplier }) => supplier.id),
    words: [...new Set(shown.flatMap(({ name }) => name.split(/[\s‌]+/)))].filter((word) => word.length >= 3),
    ...filters,
    cityIds: [...new Set(shown.flatMap(({ saleCityIds }) => saleCityIds))],
    quantityIds: ['q-length', 'q-mass', 'q-temperature', 'q-pressure'],
  };
}

function withDescendants(entry: MenuEntry): MenuEntry[] {
  return [entry, ...entry.subcategories.flatMap(withDescendants)];
}

function collectFilters(
  filters: { optionFilters: CategoryFilter[]; rangeFilters: CategoryFilter[] },
  categoryId: string,
  { propertyId, options, min, max }: FoundFacet,
): void {
  const option = options.find(({ count }) => count > 0);
  if (option !== undefined) filters.optionFilters.push({ categoryId, filter: `${propertyId}:${option.id}` });
  if (min === undefined || max === undefined || min >= max) return;
  const third = (max - min) / 3;
  filters.rangeFilters.push({ categoryId, filter: `${propertyId}:${min + third}~${max - third}` });
}
