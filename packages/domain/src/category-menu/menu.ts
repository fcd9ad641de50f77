/** The four catalogue areas in display order. */
export const CATEGORY_TYPES = [
  /** Manufacturing and production. */
  'IndustrialService',
  /** Industrial equipment and materials. */
  'Product',
  /** Industrial design and consulting. */
  'ConsultingService',
  /** Standards and documents. */
  'ElectronicDocument',
] as const;

export type CategoryType = (typeof CATEGORY_TYPES)[number];

export function isCategoryType(text: string): text is CategoryType {
  return (CATEGORY_TYPES as readonly string[]).includes(text);
}

/** An entry of a category menu. */
export interface CategoryMenuEntry {
  readonly id: string;
  readonly categoryType: CategoryType;
  readonly name: string;
  readonly isRoot: boolean;
  /** 1 for the four roots. */
  readonly level: number;
  readonly scientificName: string;
  readonly subcategories: readonly CategoryMenuEntry[];
}

/** Result of one menu call. */
export interface FetchedMenu {
  readonly categoryType: string;
  readonly subcategories: readonly CategoryMenuEntry[];
}

const ROOTS: Readonly<Record<CategoryType, readonly [name: string, scientificName: string]>> = {
  IndustrialService: ['خدمات صنعتی', 'Manufacturing and production'],
  Product: ['محصولات', 'Industrial equipment and goods'],
  ConsultingService: ['خدمات مشاوره‌ای', 'Industrial design and consulting'],
  ElectronicDocument: ['اسناد الکترونیکی', 'Standards and documents'],
};

/** Returns the four roots without children, used until the menus are fetched and when the fetch fails. */
export function emptyRoots(): readonly CategoryMenuEntry[] {
  return CATEGORY_TYPES.map((categoryType) => {
    const [name, scientificName] = ROOTS[categoryType];
    return {
      id: categoryType,
      categoryType,
      name,
      isRoot: true,
      level: 1,
      scientificName,
      subcategories: [],
    };
  });
}

/** Returns whether each of the four roots has at least one child. */
export function isPopulated(roots: readonly CategoryMenuEntry[]): boolean {
  return CATEGORY_TYPES.every((type) =>
    roots.some((root) => root.categoryType === type && root.subcategories.length > 0),
  );
}

/** Returns the roots with the children of the fetched menus. A root whose menu is missing or empty keeps its children. */
export function fillRoots(
  roots: readonly CategoryMenuEntry[],
  menus: readonly FetchedMenu[],
): readonly CategoryMenuEntry[] {
  return roots.map((root) => {
    const subcategories = menus
      .filter(({ categoryType }) => categoryType === root.categoryType)
      .flatMap((menu) => menu.subcategories);
    return subcategories.length === 0 ? root : { ...root, subcategories };
  });
}
