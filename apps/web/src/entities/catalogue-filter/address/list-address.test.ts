import { describe, expect, it } from 'vitest';
import { address, properties } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { toSearchParams } from '@/lib/navigation/search-params';
import { changed, countFilters, listHref, parseListAddress } from './list-address';
import { listDefaults } from './list-defaults';
import { withoutDefaults } from './without-defaults';

describe('the address of a list', () => {
  it.each([
    '',
    '?f=p-bore:20~30@u-mm&f=p-seal:o-rs,o-zz',
    '?sort=-property.p-bore&pageSize=50&pageNumber=3&view=grid',
    '?columns=p-bore,p-load&units=imperial',
  ])('R-044 holds the whole state and is its own canonical form: %s', (query) => {
    const parsed = parseListAddress(new URLSearchParams(query));
    expect(parsed.notes).toEqual([]);
    expect(listHref('/list', parsed.address)).toBe(`/list${query}`);
  });

  it('R-045 ignores invalid parts and keeps the rest', () => {
    const { address: read, notes } = parseListAddress(
      new URLSearchParams('?f=nonsense&f=p-bore:20~&view=cloud'),
    );
    expect(notes.map(({ reason }) => reason)).toEqual(['unreadable', 'bad-value']);
    expect(listHref('/list', read)).toBe('/list?f=p-bore:20~');
  });

  it('R-045 ignores kinds the contract does not name: one of them would refuse the whole list', () => {
    const { address: read, notes } = parseListAddress(
      new URLSearchParams('kinds=Retailer&kinds=Importer&priceKind=Free&sort=name'),
    );
    expect(notes).toEqual([
      { reason: 'bad-value', raw: 'kinds=Retailer' },
      { reason: 'bad-value', raw: 'priceKind=Free' },
    ]);
    expect(listHref('/list', read)).toBe('/list?kinds=Importer&sort=name');
  });

  it('returns to the first page after any change', () => {
    const third = { ...address, filter: { ...address.filter, pageNumber: 3 } };
    expect(listHref('/list', changed(third, { sort: 'name' }))).toBe('/list?sort=name');
  });

  it('counts filters as chips show them', () => {
    const { filter } = parseListAddress(
      new URLSearchParams('f=p-bore:20~&saleCityIds=a&saleCityIds=b&confirmedOnly=true&view=grid&sort=name'),
    ).address;
    expect(countFilters(filter)).toBe(4);
  });

  it('reads repeated keys as a page receives them', () => {
    expect(toSearchParams({ f: ['a:1~', 'b:2~'], view: 'grid', term: undefined }).toString()).toBe(
      'f=a%3A1%7E&f=b%3A2%7E&view=grid',
    );
  });

  it('omits what the category selects by default', () => {
    const defaults = listDefaults(properties, address);
    const state = {
      ...address,
      columns: ['p-load', 'p-width', 'p-outer', 'p-bore'],
      filter: { ...address.filter, sort: '-createdAt', view: 'table' as const },
    };
    expect(listHref('/list', withoutDefaults(state, defaults))).toBe('/list');
    expect(listHref('/list', withoutDefaults({ ...state, columns: ['p-bore'] }, defaults))).toBe(
      '/list?columns=p-bore',
    );
  });
});
