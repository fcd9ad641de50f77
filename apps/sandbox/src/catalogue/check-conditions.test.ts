import { describe, expect, it } from 'vitest';
import { checkConditions } from './check-conditions';
import type { KnownProperty } from './known-properties';
import { parseConditions } from './parse-conditions';
import { RefusedCondition } from './refused-condition';

const property = (
  id: string,
  dataType: string,
  more: Partial<KnownProperty> = {},
): [string, KnownProperty] => [id, { id, dataType, optionIds: [], units: [], ...more }];
const known = new Map([
  property('p-bore', 'Number', {
    units: [
      { id: 'u-mm', factor: 1, offset: 0 },
      { id: 'u-inch', factor: 25.4, offset: 0 },
    ],
  }),
  property('p-heat', 'Number', { units: [{ id: 'u-f', factor: 5 / 9, offset: -160 / 9 }] }),
  property('p-poles', 'Number'),
  property('p-seal', 'MultiOption', { optionIds: ['o-rs', 'o-zz'] }),
  property('p-open', 'Boolean'),
  property('p-first', 'Boolean'),
  property('p-grease', 'Text'),
]);
const check = (...filters: string[]) => checkConditions(parseConditions(filters), known);

describe('checkConditions', () => {
  it.each([
    ['p-bore:1~2@u-inch', { kind: 'range', propertyId: 'p-bore', min: 25.4, max: 50.8 }],
    ['p-bore:1~2@u-mm', { kind: 'range', propertyId: 'p-bore', min: 1, max: 2 }],
    ['p-bore:1~2', { kind: 'range', propertyId: 'p-bore', min: 1, max: 2 }],
    ['p-bore:~2@u-inch', { kind: 'range', propertyId: 'p-bore', max: 50.8 }],
    ['p-heat:212~@u-f', { kind: 'range', propertyId: 'p-heat', min: 100 }],
    ['p-bore:2~2', { kind: 'range', propertyId: 'p-bore', min: 2, max: 2 }],
    ['p-poles:4~', { kind: 'range', propertyId: 'p-poles', min: 4 }],
    ['p-seal:o-rs,o-zz', { kind: 'options', propertyId: 'p-seal', optionIds: ['o-rs', 'o-zz'] }],
    ['p-open:false', { kind: 'boolean', propertyId: 'p-open', value: false }],
  ])('R-602 reads %s in base units', (filter, condition) => {
    expect(check(filter)).toEqual([condition]);
  });

  it.each([
    ['an unknown property', 'p-none:1~2', 'propertyId'],
    ['an unknown unit', 'p-bore:1~2@u-none', 'measurementUnitId'],
    ['a unit of another quantity', 'p-bore:1~2@u-f', 'measurementUnitId'],
    ['a unit where none is', 'p-poles:1~2@u-mm', 'measurementUnitId'],
    ['a reversed range', 'p-bore:2~1', 'value'],
    ['a reversed range in a unit', 'p-bore:2~1@u-inch', 'value'],
    ['a number without an end', 'p-bore:20', 'optionIds'],
    ['an option of a number', 'p-bore:o-rs', 'optionIds'],
    ['a boolean of a number', 'p-bore:true', 'bool'],
    ['an unknown option', 'p-seal:o-rs,o-none', 'optionIds'],
    ['a range of options', 'p-seal:1~2', 'value'],
    ['a range of a boolean', 'p-open:1~2', 'value'],
    ['an option of a boolean', 'p-open:yes', 'optionIds'],
    ['a text', 'p-grease:lithium', 'optionIds'],
    ['a property twice', 'p-first:false', 'propertyId'],
  ])('R-601 refuses %s: %s', (_, filter, member) => {
    const refused = refusalOf('p-first:true', filter);
    expect(refused).toMatchObject({ index: 1, member });
    // The sentence quotes what was sent.
    expect(refused.message).toContain(filter.split(':')[0]);
  });

  it('lets a condition without a value narrow nothing, and keeps the places of the others', () => {
    expect(checkConditions([undefined, ...parseConditions(['p-open:true'])], known)).toHaveLength(1);
    expect(() => checkConditions([undefined, ...parseConditions(['p-none:true'])], known)).toThrow(
      expect.objectContaining({ index: 1 }),
    );
  });
});

function refusalOf(...filters: string[]): RefusedCondition {
  try {
    check(...filters);
  } catch (error) {
    if (error instanceof RefusedCondition) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
