// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '@/lib/navigation/paths';
import { appStore } from '@/lib/session/app-state';
import { AreaMenus } from './area-menus';

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now }));

const areas = (['Product', 'IndustrialService'] as const).map((id) => ({
  id,
  name: id,
  openLabel: `open ${id}`,
  href: paths.categoryType(id),
}));
const currentOf = (at: string) => {
  path.now = at;
  render(<AreaMenus label="areas" areas={areas} chevron={null} />);
  return areas.map(({ id }) => screen.getByRole('link', { name: id }).getAttribute('aria-current'));
};

afterEach(() => {
  cleanup();
  appStore.showCategoryType(undefined);
});

it('marks no area on a screen without one', () => {
  expect(currentOf('/')).toEqual([null, null]);
});

it('R-211 marks the area the screen reports, and marks the area’s own page as the page', () => {
  appStore.showCategoryType('Product');
  expect(currentOf(paths.productSearch('Product'))).toEqual(['true', null]);
  cleanup();
  expect(currentOf(paths.categoryType('IndustrialService'))).toEqual([null, 'page']);
});
