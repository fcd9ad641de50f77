import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from './filter';
import { parseFilter } from './parse-filter';
import { splitRefused, writeRefusedRange } from './refused-range';
import { toQueryString } from './serialise-filter';

const properties = [
  { id: 'p-d', dataType: 'Number' },
  { id: 'p-seal', dataType: 'Option' },
];
const read = (query: string) => {
  const { filter, notes } = parseFilter(new URLSearchParams(query));
  return { filter, ...splitRefused(notes, properties, filter) };
};

describe('a typed range that is no quantity', () => {
  it('R-055 is parsed from the address as typed, and restricts nothing', () => {
    // Words that never parse as a number, whatever characters they hold.
    const words = fc.string({ maxLength: 24 }).map((text) => `x${text}`);
    fc.assert(
      fc.property(words, fc.oneof(words, fc.constant(''), fc.constant('20')), (min, max) => {
        const range = { propertyId: 'p-d', min, max, unitId: 'u-mm' };
        const query = toQueryString(new URLSearchParams([['f', writeRefusedRange(range)]]));
        expect(read(query)).toEqual({ filter: EMPTY_FILTER, refused: [range], notes: [] });
      }),
    );
  });

  it.each([
    ['f=p-none:abc~', 'a property the category does not have'],
    ['f=p-seal:abc~', 'a property without ranges'],
    ['f=p-d', 'no range'],
    ['f=p-d:~', 'nothing typed'],
    ['f=p-d:a~b~c', 'a form of nobody'],
  ])('R-055 leaves %s among the notes: %s', (query) => {
    const { refused, notes } = read(query);
    expect(refused).toEqual([]);
    expect(notes).toHaveLength(1);
  });

  it('R-055 gives way to a range in force, and the rest of the address stays in force', () => {
    const { filter, refused, notes } = read('f=p-d:abc~&f=p-d:1~2&f=p-seal:o-rs&f=p-d:xyz~');
    expect(filter.properties.map(({ kind }) => kind)).toEqual(['range', 'options']);
    expect(refused).toEqual([]);
    expect(notes).toHaveLength(2);
  });
});
