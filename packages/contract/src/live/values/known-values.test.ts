import { describe, expect, it } from 'vitest';
import { KnownValues } from './known-values';

describe('known values', () => {
  const known = new KnownValues();
  known.learn(
    '/notes',
    { items: [{ id: 'n-1', version: 3, objectId: 'sp-1', author: { id: 'u-1' } }] },
    'Buyer',
  );
  known.learn('/notes', { items: [{ id: 'n-2' }] }, 'Admin');
  known.learn('/categories/{id}/children', [{ id: 'c-9', cityIds: ['city-1'] }], '');

  it('offer what a list holds to the path of one of its things', () => {
    expect(known.ofPathParameter('/notes/{id}', 'id', 'Buyer')).toEqual(['n-1']);
    expect(known.ofPathParameter('/notes/{id}', 'id', 'Admin')).toEqual(['n-2']);
    expect(known.ofPathParameter('/notes/{id}', 'id', 'Supplier')).toEqual(['n-2', 'n-1']);
  });

  it('offer things under the names that refer to them', () => {
    expect(known.of('objectId', 'Buyer')).toEqual(['sp-1']);
    expect(known.of('authorId', 'Buyer')).toEqual(['u-1']);
    expect(known.of('cityId', 'Buyer')).toEqual(['city-1']);
    expect(known.ofPathParameter('/authors/{id}', 'id', 'Buyer')).toEqual(['u-1']);
  });

  it('keep the children of a thing apart from its kind, and know the last version', () => {
    expect(known.ofPathParameter('/categories/{id}', 'id', 'Buyer')).toEqual([]);
    expect(known.versionOf('n-1')).toBe(3);
  });
});
