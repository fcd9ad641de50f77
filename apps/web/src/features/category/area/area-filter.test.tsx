// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AreaFilter } from './area-filter';

const listCategories = vi.hoisted(() => vi.fn());
const listCategoryItemsCount = vi.hoisted(() => vi.fn());
vi.mock('@bazaar/api/categories', () => ({ listCategories, listCategoryItemsCount }));
afterEach(cleanup);

const found = {
  id: 'c-1',
  name: 'بلبرینگ',
  slug: 'بلبرینگ',
  scientificName: 'Ball bearings',
  hasChildren: true,
};

it('shows the groups, then the matches of the typed name, then the groups again', async () => {
  listCategories.mockResolvedValue({ items: [found], totalCount: 1 });
  render(
    <AreaFilter categoryType="Product" action="/area">
      groups
    </AreaFilter>,
  );
  const field = screen.getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'ball' } });
  await waitFor(() => expect(screen.getByRole('link', { name: /بلبرینگ/ })).toBeTruthy());
  expect(screen.queryByText('groups')).toBeNull();
  expect(listCategories.mock.calls[0]?.[0]).toMatchObject({ categoryType: 'Product', term: 'ball' });
  fireEvent.change(field, { target: { value: '' } });
  expect(screen.getByText('groups')).toBeTruthy();
});

it('shows found categories with their counts, and those above them as links', async () => {
  const leaf = { ...found, id: 'c-2', name: 'بلبرینگ شیار عمیق', hasChildren: false };
  listCategories.mockResolvedValue({ items: [found, leaf], totalCount: 2 });
  listCategoryItemsCount.mockResolvedValue([{ categoryId: 'c-2', productCount: 7 }]);
  render(
    <AreaFilter categoryType="Product" action="/area">
      groups
    </AreaFilter>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ball' } });
  await waitFor(() => expect(screen.getByRole('list').textContent).toContain('۷ محصول'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)[0]).toBe('بلبرینگ');
  expect(listCategoryItemsCount).toHaveBeenCalledWith({ ids: ['c-2'] });
});

it('shows an error when the catalogue does not respond', async () => {
  listCategories.mockRejectedValue(new Error('down'));
  render(
    <AreaFilter categoryType="Product" action="/area">
      groups
    </AreaFilter>,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ball' } });
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
});
