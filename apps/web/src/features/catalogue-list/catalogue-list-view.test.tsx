// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listData, products } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import type { ListSupplier } from '@/entities/catalogue-filter/data/list-data';
import { confirmation } from '@/testing/record-fixtures';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { CatalogueListView } from './catalogue-list-view';

afterEach(cleanup);

const pars: ListSupplier = {
  id: 's-1',
  name: 'بازرگانی یاتاقان پارس',
  slug: 'x',
  kinds: ['Distributor'],
  cityName: 'تهران',
  isConfirmed: true,
  confirmation,
};

const renderList = (supplier?: ListSupplier, search = listData().search) =>
  render(
    <CatalogueListView
      data={{ ...listData(), search, ...(supplier ? { supplier } : {}) }}
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
  expect(named).toEqual(['قطر داخلی', 'قطر خارجی', 'پهنا'].map((name) => `${name}\u00a0mm`));
});

it('has no column of sellers on a page of one', () => {
  renderList(pars);
  expect(screen.queryByRole('columnheader', { name: texts.supplier })).toBeNull();
  const [, first] = screen.getAllByRole('row');
  expect(first?.textContent).not.toContain(pars.name);
});

const filterNamed = (name: string) => screen.queryByRole('heading', { name, hidden: true });

it('names the one supplier of its page with its confirmation, and neither counts nor filters suppliers', () => {
  renderList(pars);
  const strip = screen.getByRole('link', { name: new RegExp(pars.name) }).parentElement;
  expect(strip?.textContent).toMatch(/تهران.*از ۱۴۰۳\/۰۲ تا ۱۴۰۶\/۰۲/);
  expect(screen.getByRole('status').textContent).not.toContain('تأمین‌کننده');
  expect(filterNamed(texts.supplier)).toBeNull();
  expect(filterNamed(texts.supplierKind)).toBeNull();
  cleanup();
  renderList();
  expect(screen.getByRole('status').textContent).toContain('تأمین‌کننده');
  expect(filterNamed(texts.supplierKind)).not.toBeNull();
});

it('offers sizes of a page only to a list that is longer than the smallest', () => {
  const { search } = listData();
  const sizes = () => screen.queryByRole('navigation', { name: texts.pageSize });
  renderList();
  expect(sizes()).not.toBeNull();
  cleanup();
  renderList(undefined, { ...search, totalCount: 10 });
  expect(sizes()).toBeNull();
});
