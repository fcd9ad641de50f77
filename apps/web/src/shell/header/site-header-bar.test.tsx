import { CATEGORY_TYPES } from '@bazaar/domain/category-menu/menu';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { paths } from '@/lib/navigation/paths';
import { SiteHeaderBar } from './site-header-bar';
import { SiteSearch } from './site-search';

const path = vi.hoisted(() => ({ now: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => path.now, useRouter: () => ({}) }));

const draw = () => renderToStaticMarkup(<SiteHeaderBar siteName="بازار صنعت" searchBox={<SiteSearch />} />);

it('links to the four areas before and without script', () => {
  const html = draw();
  for (const area of CATEGORY_TYPES) expect(html).toContain(`<a href="${paths.categoryType(area)}"`);
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(CATEGORY_TYPES.length);
  expect(html).not.toContain('aria-current');
});

it('marks the area of the current page', () => {
  path.now = paths.categoryType('Product');
  expect(draw().match(/<a[^>]*aria-current="page"[^>]*>/g)).toEqual([expect.stringContaining(path.now)]);
});
