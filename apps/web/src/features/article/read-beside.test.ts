import type { Page } from '@bazaar/api/model';
import { expect, it, vi } from 'vitest';
import { readBeside } from './read-beside';

vi.mock('server-only', () => ({}));
const loads = vi.hoisted(() => ({ products: vi.fn(), others: vi.fn(), category: vi.fn() }));
vi.mock('./load-article', () => ({
  loadRelatedProducts: loads.products,
  loadContentsOfType: loads.others,
  loadOtherContents: loads.others,
}));
vi.mock('@/entities/category/load-category', () => ({ loadCategory: loads.category }));
vi.mock('@/lib/data/optional-data', () => ({ optionalData: (read: unknown) => read }));

const page = { id: 'pg-1', contentTypeId: 'ct-guides', categoryIds: ['c-1'] } as unknown as Page;
const category = { id: 'c-1', name: 'بلبرینگ', slug: 'بلبرینگ' };
const list = (...ids: string[]) => ({ state: 'ready', value: { items: ids.map((id) => ({ id })) } });

it('takes what stands beside a text from its own answer, without a further call', async () => {
  const surroundings = { category, products: [{ id: 'sp-1' }], others: [{ id: 'pg-2' }] };
  expect(await readBeside({ ...page, surroundings } as unknown as Page)).toEqual({
    category,
    products: { state: 'ready', value: surroundings.products },
    others: { state: 'ready', value: surroundings.others },
  });
  for (const load of Object.values(loads)) expect(load).not.toHaveBeenCalled();
});

it('asks a service that leaves it out, part by part; a failed part leaves the rest', async () => {
  loads.category.mockResolvedValue({ state: 'ready', value: { ...category, parentId: 'c' } });
  loads.products.mockResolvedValue({ state: 'failed', kind: 'service' });
  loads.others.mockResolvedValue(list('pg-1', 'pg-2', 'pg-3', 'pg-4', 'pg-5', 'pg-6'));
  const beside = await readBeside(page);
  expect(beside.category).toEqual(category);
  expect(beside.products).toEqual({ state: 'failed', kind: 'service' });
  expect(beside.others).toEqual({
    state: 'ready',
    value: [{ id: 'pg-2' }, { id: 'pg-3' }, { id: 'pg-4' }, { id: 'pg-5' }],
  });
});
