import { describe, expect, it } from 'vitest';
import { KnownValues } from './known-values';
import { withRelated } from './related-values';

describe('known values', () => {
  const known = new KnownValues();
  known.learn(
    '/notes',
    { items: [{ id: 'n-1', version: 3, objectId: 'sp-1', author: { id: 'u-1' } }] },
    'Buyer',
  );
  known.learn('/notes', { items: [{ id: 'n-2' }] }, 'Admin');
  known.learn('/categories/{id}/children', [{ id: 'c-9', cityIds: ['city-1'] }], '');

  it('offer the ids of a list to the path of one of its objects', () => {
    expect(known.ofPathParameter('/notes/{id}', 'id', 'Buyer')).toEqual(['n-1']);
    expect(known.ofPathParameter('/notes/{id}', 'id', 'Admin')).toEqual(['n-2']);
    expect(known.ofPathParameter('/notes/{id}', 'id', 'Supplier')).toEqual(['n-2', 'n-1']);
  });

  it('offer objects under the names that refer to them', () => {
    expect(known.of('objectId', 'Buyer')).toEqual(['sp-1']);
    expect(known.of('authorId', 'Buyer')).toEqual(['u-1']);
    expect(known.of('cityId', 'Buyer')).toEqual(['city-1']);
    expect(known.ofPathParameter('/authors/{id}', 'id', 'Buyer')).toEqual(['u-1']);
  });

  it('separate the children of an object from its kind, and know the last version', () => {
    expect(known.ofPathParameter('/categories/{id}', 'id', 'Buyer')).toEqual([]);
    expect(known.versionOf('n-1', '')).toBe(3);
    known.learn('/profile', { version: 7 }, 'Buyer');
    expect(known.versionOf(undefined, '/profile')).toBe(7);
  });

  it('look into groups, but not beside the items of a page', () => {
    const seen = new KnownValues();
    seen.learn('/orders/by-shop', { groups: [{ shop: { id: 's-1' }, orders: [{ id: 'o-1' }] }] }, '');
    seen.learn('/orders', { items: [{ id: 'o-2' }], facets: [{ options: [{ id: 'no' }] }] }, '');
    expect(seen.ofPathParameter('/orders/{id}', 'id', '')).toEqual(['o-2', 'o-1']);
  });

  it('know which ids belong together', () => {
    const offer = {
      id: 'sp-1',
      categoryId: 'c-1',
      supplier: { id: 's-1' },
      properties: [{ propertyId: 'p-1' }],
    };
    const seen = new KnownValues();
    seen.learn('/supplierproducts/catalog', { items: [offer] }, '');
    const body = {
      supplierId: 'x',
      lines: [{ supplierProductId: 'x', categoryId: 'x', needs: [{ propertyId: 'x' }], note: 'x' }],
    };
    const related = seen.relatedTo(body, 5, 'Buyer') ?? new Map();
    expect(withRelated(body, related)).toEqual({
      supplierId: 's-1',
      lines: [{ supplierProductId: 'sp-1', categoryId: 'c-1', needs: [{ propertyId: 'p-1' }], note: 'x' }],
    });
  });
});
