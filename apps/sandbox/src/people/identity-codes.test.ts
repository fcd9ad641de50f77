import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompanyNationalId, isNationalCode } from './identity-codes';

const checks = [
  ['national code', isNationalCode, 9, '0012345679'],
  ['national id of a company', isCompanyNationalId, 10, '14000000003'],
] as const;

describe.each(checks)('%s', (_, isRight, free, known) => {
  it('accepts a known valid one', () => expect(isRight(known)).toBe(true));

  it('refuses digits that are all equal, and any other length', () => {
    for (const digit of '0123456789') expect(isRight(digit.repeat(free + 1))).toBe(false);
    expect(isRight(known.slice(1))).toBe(false);
    expect(isRight(`${known}0`)).toBe(false);
    expect(isRight('')).toBe(false);
  });

  it('has exactly one right last digit for any others that are not all equal', () => {
    const digits = fc.stringMatching(new RegExp(`^\\d{${free}}$`)).filter((text) => new Set(text).size > 1);
    fc.assert(
      fc.property(digits, (text) => {
        expect([...'0123456789'].filter((last) => isRight(text + last))).toHaveLength(1);
      }),
    );
  });
});
