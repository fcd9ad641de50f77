// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listData, products } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import type { ListSupplier } from '@/entities/catalogue-filter/data/list-data';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { CatalogueListView } from './catalogue-list-view';

afterEach(cleanup);

const pars: ListSupplier = { id: 's-1', name: 'بازرگانی یاتاقان پارس', slug: 'x' };

const renderList = (supplier?: ListSupplier) =>
  render(
    <CatalogueListView
      data={{ ...listData(), ...(supplier ? { supplier } : {}) }}
      notes={[]}
      resultCounts={new Map()}
      crumbs={[]}
      terms={[]}
    />,
  );

it('has the seller in full and a request for its product in each row', () => {
  renderList();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(products.length);
  for (const [index, row] of rows.entries()) {
    const product = products[index];
    if (!product) throw new Error('more rows than products');
    const { id, model = '', supplier } = product;
    expect(row.textContent).toContain(supplier.name);
    const request = within(row).getByRole('link', { name: `درخواست ${model}` });
    expect(JSON.parse(request.dataset.payload ?? '')).toBe(id);
  }
});

it('names the property and its unit in each of the cells that a phone shows', () => {
  renderList();
  const [, first] = screen.getAllByRole('row');
  if (!first) throw new Error('no row');
  const named = within(first)
    .getAllByRole('cell')
    .flatMap((cell) => cell.querySelector(':scope > small:first-child')?.textContent ?? []);
  expect(named).toEqual(['قطر داخلی mm', 'قطر خارجی mm', 'پهنا mm', 'بار دینامیکی kN']);
});

it('has no column of sellers on a page of one', () => {
  renderList(pars);
  expect(screen.queryByRole('columnheader', { name: texts.supplier })).toBeNull();
  const [, first] = screen.getAllByRole('row');
  expect(first?.textContent).not.toContain(pars.name);
});
