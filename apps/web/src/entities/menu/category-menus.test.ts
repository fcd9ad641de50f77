// @vitest-environment jsdom
import { getGetCategoryMenuMockHandler } from '@bazaar/api/mocks/categories';
import type { CategoryMenu, CategoryType } from '@bazaar/api/model';
import { CATEGORY_TYPES } from '@bazaar/domain/category-menu/menu';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually';
import { mockServer } from '@/testing/mock-server';

const child = (categoryType: CategoryType) => ({
  id: `c-${categoryType}`,
  categoryType,
  name: 'زیردسته',
  slug: 'زیردسته',
  isRoot: false,
  level: 1,
  scientificName: '',
  subcategories: [],
});
const backend = mockServer();
const typeOf = (address: string) =>
  (new URL(address, location.href).searchParams.get('categoryTypes') ?? '') as CategoryType;
const requested = () => backend.requests.map(({ path }) => typeOf(path));

/** Opens a new tab for each test, because the store belongs to the tab. */
async function openTab() {
  vi.resetModules();
  const [menus, page, { categoryStore }] = await Promise.all([
    import('./category-menus'),
    import('./menus-of-page'),
    import('@/entities/category/category-store'),
  ]);
  return { ...menus, ...page, categoryMenuStore: categoryStore };
}

beforeEach(() => sessionStorage.clear());
const menu = (type: CategoryType): CategoryMenu[] => [{ categoryType: type, subcategories: [child(type)] }];

const serveMenus = () =>
  backend.use(getGetCategoryMenuMockHandler(({ request }) => menu(typeOf(request.url))));

describe('fillCategoryMenus', () => {
  it('R-006 reads the four menus in parallel, and never again when they are populated', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    backend.use(
      getGetCategoryMenuMockHandler(async ({ request }) => {
        await gate;
        return menu(typeOf(request.url));
      }),
    );
    const { fillCategoryMenus, categoryMenuStore } = await openTab();
    const filling = fillCategoryMenus();
    void fillCategoryMenus();
    await eventually(() => expect(requested()).toEqual([...CATEGORY_TYPES]));
    release();
    await filling;
    expect(categoryMenuStore.getState().categoriesTypes.map((root) => root.subcategories.length)).toEqual([
      1, 1, 1, 1,
    ]);
    await fillCategoryMenus();
    expect(requested()).toHaveLength(4);
  });

  it('R-006 keeps the empty roots, logs a failure to the console only, and reads again later', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    backend.use(
      getGetCategoryMenuMockHandler(({ request }) => {
        const type = typeOf(request.url);
        if (type === 'Product') throw Response.json({}, { status: 400 });
        return menu(type);
      }),
    );
    const { fillCategoryMenus, categoryMenuStore } = await openTab();
    await fillCategoryMenus();
    const empty = categoryMenuStore
      .getState()
      .categoriesTypes.filter((root) => root.subcategories.length === 0);
    expect(empty.map((root) => root.categoryType)).toEqual(['Product']);
    expect(log).toHaveBeenCalledTimes(1);
    await fillCategoryMenus();
    expect(requested()).toHaveLength(8);
  });

  it('R-006 reads once per tab, not once per document', async () => {
    serveMenus();
    await (await openTab()).fillCategoryMenus();
    const { fillCategoryMenus, categoryMenuStore } = await openTab();
    await fillCategoryMenus();
    expect(requested()).toHaveLength(4);
    expect(categoryMenuStore.getState().categoriesTypes[1]?.subcategories).toHaveLength(1);
  });

  it('R-006 does not read what the server has read for the page', async () => {
    serveMenus();
    const { fillCategoryMenus, rememberMenusOfPage, categoryMenuStore } = await openTab();
    const pump = {
      id: 'c-1',
      name: 'پمپ',
      slug: 'پمپ',
      scientificName: 'Pump',
      products: 7,
      suppliers: 2,
      children: [],
    };
    rememberMenusOfPage(CATEGORY_TYPES.map((area) => ({ area, children: [pump] })));
    await fillCategoryMenus();
    expect(requested()).toEqual([]);
    expect(categoryMenuStore.getState().categoriesTypes[0]?.subcategories[0]).toMatchObject({
      id: 'c-1',
      slug: 'پمپ',
      level: 2,
      productCount: 7,
    });
    await (await openTab()).fillCategoryMenus();
    expect(requested()).toEqual([]);
  });
});
