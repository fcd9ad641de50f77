import { describe, expect, it } from 'vitest';
import { ProblemError } from '../http/problem';
import { parseConditions } from './parse-conditions';

describe('parseConditions', () => {
  it.each([
    ['p-bore:0.02~0.05@u-mm', { kind: 'range', propertyId: 'p-bore', min: 0.02, max: 0.05 }],
    ['p-bore:0.02~@u-mm', { kind: 'range', propertyId: 'p-bore', min: 0.02 }],
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
    'p-bore:a~b',
    'p-bore:1~2~3',
    "p'x:o-1",
  ])('refuses «%s» with 400 at f', (filter) => {
    const refusal = catchRefusal([filter]);
    expect(refusal.code).toBe('bad-request');
    expect(refusal.details.errors).toHaveProperty('f');
  });

  it('refuses one property twice', () => {
    expect(catchRefusal(['p-a:1~2', 'p-a:3~4']).code).toBe('bad-request');
  });
});

function catchRefusal(filters: string[]): ProblemError {
  try {
    parseConditions(filters);
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
