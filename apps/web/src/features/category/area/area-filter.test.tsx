// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AreaFilter } from './area-filter';

const listCategories = vi.hoisted(() => vi.fn());
vi.mock('@bazaar/api/categories', () => ({ listCategories }));
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
