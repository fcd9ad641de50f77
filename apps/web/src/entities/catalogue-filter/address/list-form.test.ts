import { toQueryString } from '@bazaar/domain/catalogue-filter';
import { describe, expect, it } from 'vitest';
import { units } from '@/entities/catalogue-filter/data/catalogue-list.fixtures';
import { listHref, parseListAddress } from './list-address';
import { isListForm, readListForm } from './list-form';

const lengths = units['q-length'] ?? [];
const hrefOf = (...entries: [string, string][]) =>
  listHref(
    '/list',
    readListForm(entries, () => lengths),
  );

describe('the form of the list, as a browser without script sends it', () => {
  it.each([
    ['Persian', '۲۰', '۳۰٫۵'],
    ['Arabic-Indic', '٢٠', '٣٠.٥'],
    ['Latin', '20', '30.5'],
  ])('R-090 reads digits of any script: %s', (_, min, max) => {
    expect(hrefOf(['min.p-d', min], ['max.p-d', max], ['unit.p-d', 'u-mm'])).toBe('/list?f=p-d:20~30.5@u-mm');
  });

  it('R-062 accepts a unit typed with the number, and converts the other number to it', () => {
    expect(hrefOf(['min.p-d', '۲"'], ['max.p-d', '۷۶٫۲'], ['unit.p-d', 'u-mm'])).toBe(
      '/list?f=p-d:2~3@u-inch',
    );
  });

  it('R-062 reads a bare fraction as before the unit that is chosen', () => {
    expect(hrefOf(['min.p-d', '۱/۲'], ['unit.p-d', 'u-mm'])).toBe('/list?f=p-d:1.2~@u-mm');
    expect(hrefOf(['min.p-d', '۱/۲'], ['unit.p-d', 'u-inch'])).toBe('/list?f=p-d:0.5~@u-inch');
  });

  it('R-043 leaves a reversed range to the address, which swaps it with a warning', () => {
    const href = hrefOf(['min.p-d', '30'], ['max.p-d', '20'], ['unit.p-d', 'u-mm']);
    const { address, notes } = parseListAddress(new URLSearchParams(href.split('?')[1]));
    expect(notes).toEqual([{ reason: 'swapped', raw: 'p-d:30~20@u-mm' }]);
    expect(listHref('/list', address)).toBe('/list?f=p-d:20~30@u-mm');
  });

  it('keeps a one-sided range open, and drops an empty one', () => {
    expect(hrefOf(['min.p-d', '20'], ['max.p-d', ''], ['unit.p-d', 'u-mm'])).toBe('/list?f=p-d:20~@u-mm');
    expect(hrefOf(['min.p-d', ''], ['max.p-d', ' '], ['unit.p-d', 'u-mm'])).toBe('/list');
  });

  it('R-055 keeps invalid text in the address for its field to show', () => {
    const href = hrefOf(['min.p-d', 'بزرگ'], ['unit.p-d', 'u-mm'], ['sort', 'name']);
    expect(new URLSearchParams(href.split('?')[1]).getAll('f')).toEqual(['p-d:بزرگ~@u-mm']);
    expect(href).toContain('sort=name');
  });

  it('collects options, and a yes or no unless both are ticked', () => {
    expect(hrefOf(['o.p-seal', 'o-rs'], ['o.p-seal', 'o-zz'])).toBe('/list?f=p-seal:o-rs,o-zz');
    expect(hrefOf(['b.p-lube', 'true'])).toBe('/list?f=p-lube:true');
    expect(hrefOf(['b.p-lube', 'true'], ['b.p-lube', 'false'])).toBe('/list');
  });

  it('R-044 keeps supply filters, sort order and view, and omits defaults', () => {
    const href = hrefOf(
      ['form', '1'],
      ['saleCityIds', 'city-1'],
      ['saleCityIds', 'city-2'],
      ['confirmedOnly', 'true'],
      ['priceKind', ''],
      ['pageSize', '25'],
      ['view', 'grid'],
      ['units', 'imperial'],
    );
    const query = new URLSearchParams(href.split('?')[1]);
    expect(toQueryString(query)).toBe(
      'saleCityIds=city-1&saleCityIds=city-2&confirmedOnly=true&view=grid&units=imperial',
    );
  });

  it('distinguishes a form from an address', () => {
    expect(isListForm(new URLSearchParams('min.p-d=20'))).toBe(true);
    expect(isListForm(new URLSearchParams('form=1&view=table'))).toBe(true);
    expect(isListForm(new URLSearchParams('f=p-d:20~&view=table'))).toBe(false);
  });
});
