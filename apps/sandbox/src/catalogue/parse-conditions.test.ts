import { describe, expect, it } from 'vitest';
import { parseConditions } from './parse-conditions';
import { RefusedCondition } from './refused-condition';

describe('parseConditions', () => {
  it.each([
    ['p-bore:0.02~0.05@u-mm', { kind: 'range', propertyId: 'p-bore', min: 0.02, max: 0.05, unitId: 'u-mm' }],
    ['p-bore:0.02~@u-mm', { kind: 'range', propertyId: 'p-bore', min: 0.02, unitId: 'u-mm' }],
    ['p-temp:~-4.5e1', { kind: 'range', propertyId: 'p-temp', max: -45 }],
    ['p-seal:o-2rs,o-zz', { kind: 'options', propertyId: 'p-seal', optionIds: ['o-2rs', 'o-zz'] }],
    ['p-stock:true', { kind: 'boolean', propertyId: 'p-stock', value: true }],
    ['p-stock:false', { kind: 'boolean', propertyId: 'p-stock', value: false }],
  ])('reads %s', (filter, condition) => {
    expect(parseConditions([filter])).toEqual([condition]);
  });

  it.each([
    '',
    'p-bore',
    'p-bore:',
    ':1~2',
    'p-bore:~',
    'p-bore:~@u-mm',
    'p-bore:20@u-mm',
    'p-bore:1~2@',
    'p-bore:a~b',
    'p-bore:1~2~3',
    'p-bore:1e999~',
    "p'x:o-1",
  ])('R-601 refuses «%s» at its place', (filter) => {
    expect(refused(['p-a:true', filter]).index).toBe(1);
  });
});

function refused(filters: string[]): RefusedCondition {
  try {
    parseConditions(filters);
  } catch (error) {
    if (error instanceof RefusedCondition) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
