// @vitest-environment jsdom
import { CATEGORY_TYPES } from '@bazaar/domain/category-menu/menu';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const child = (categoryType: string) => ({
  id: `c-${categoryType}`,
  categoryType,
  name: 'زیردسته',
  subcategories: [],
});
const requested: string[] = [];

/** The store belongs to the tab, so each test opens a new one. */
async function openTab() {
  vi.resetModules();
  const [menus, page, { categoryStore }] = await Promise.all([
    import('./category-menus'),
    import('./menus-of-page'),
    import('@/entities/category/category-store'),
  ]);
  return { ...menus, ...page, categoryMenuStore: categoryStore };
}

beforeEach(() => {
  sessionStorage.clear();
  requested.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

function answer(reply: (categoryType: string) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const type = new URL(url, 'http://localhost').searchParams.get('categoryTypes') ?? '';
    requested.push(type);
    return Promise.resolve(reply(type));
  });
}
const menu = (type: string) => Response.json([{ categoryType: type, subcategories: [child(type)] }]);

describe('fillCategoryMenus', () => {
  it('R-006 asks for the four menus at once, and never again when they are populated', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer(async (type) => {
      await gate;
      return menu(type);
    });
    const { fillCategoryMenus, categoryMenuStore } = await openTab();
    const filling = fillCategoryMenus();
    void fillCategoryMenus();
    await vi.waitFor(() => expect(requested).toEqual([...CATEGORY_TYPES]));
    release();
    await filling;
    expect(categoryMenuStore.getState().categoriesTypes.map((root) => root.subcategories.length)).toEqual([
      1, 1, 1, 1,
    ]);
    await fillCategoryMenus();
    expect(requested).toHaveLength(4);
  });

  it('R-006 keeps the empty roots, says a failure in the console only, and asks again later', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answer((type) => (type === 'Product' ? Response.json({}, { status: 404 }) : menu(type)));
    const { fillCategoryMenus, categoryMenuStore } = await openTab();
    await fillCategoryMenus();
    const empty = categoryMenuStore
      .getState()
      .categoriesTypes.filter((root) => root.subcategories.length === 0);
    expect(empty.map((root) => root.categoryType)).toEqual(['Product']);
    expect(log).toHaveBeenCalledTimes(1);
    await fillCategoryMenus();
    expect(requested).toHaveLength(8);
  });

  it('R-006 asks once per tab, not once per document', async () => {
    answer(menu);
    await (await openTab()).fillCategoryMenus();
    const { fillCategoryMenus, categoryMenuStore } = await openTab();
    await fillCategoryMenus();
    expect(requested).toHaveLength(4);
    expect(categoryMenuStore.getState().categoriesTypes[1]?.subcategories).toHaveLength(1);
  });

  it('R-006 asks nobody for what the server read for the page', async () => {
    answer(menu);
    const { fillCategoryMenus, rememberMenusOfPage, categoryMenuStore } = await openTab();
    const pump = { id: 'c-1', name: 'پمپ', slug: 'پمپ', scientificName: 'Pump', children: [] };
    rememberMenusOfPage(CATEGORY_TYPES.map((area) => ({ area, children: [pump] })));
    await fillCategoryMenus();
    expect(requested).toEqual([]);
    expect(categoryMenuStore.getState().categoriesTypes[0]?.subcategories[0]).toMatchObject({
      id: 'c-1',
      slug: 'پمپ',
      level: 2,
    });
    await (await openTab()).fillCategoryMenus();
    expect(requested).toEqual([]);
  });
});
