import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companyNationalIdRule,
  economicCodeRule,
  nationalCodeRule,
  registrationNumberRule,
} from './digit-code';
import { emailRule } from './email';
import { FORM_ERROR_CODES } from './error-codes';
import { isCompanyNationalId, isNationalCode } from './identity-codes';
import { personNameProblem, personNameRule } from './person-name';
import { mobileRule, phoneRule } from './phone';
import { optionalText, optionalTextUpTo, requiredText, type TextRule } from './text-field';

const read = (rule: TextRule, typed: string) => {
  const parsed = requiredText(rule).safeParse(typed);
  return parsed.success ? parsed.data : { error: parsed.error.issues[0]?.message };
};

describe('R-180 the text of a field', () => {
  it.each([
    ['  علي   كريمي ', 'علی کریمی'],
    ['می\u200cنا', 'می\u200cنا'],
    ['پلاک ٤ و ۵', 'پلاک 4 و 5'],
  ])('R-180 folds %j to %j before it is checked', (typed, folded) => {
    expect(read({}, typed)).toBe(folded);
  });
  it.each(['', '  ', '\u200c', '\u200f', '\n'])('R-180 treats %j as empty', (typed) => {
    expect(read({}, typed)).toEqual({ error: 'required' });
    expect(optionalText().parse(typed)).toBeUndefined();
  });
  it('R-180 needs no value for an optional text, and reports a missing required one', () => {
    expect(optionalText().parse(undefined)).toBeUndefined();
    expect(requiredText().safeParse(undefined).error?.issues[0]?.message).toBe('required');
  });
  it('R-180 folds whatever is typed the same way twice, and reports only known codes', () => {
    const rules = [personNameRule, mobileRule, phoneRule, emailRule, nationalCodeRule, economicCodeRule];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...rules), (typed, rule) => {
        const once = read(rule, typed);
        if (typeof once === 'string') expect(read(rule, once)).toBe(once);
        else expect(FORM_ERROR_CODES).toContain(once.error);
      }),
    );
  });
  it('R-180 holds a text to its greatest length', () => {
    expect(optionalTextUpTo(3).parse(' abc ')).toBe('abc');
    expect(optionalTextUpTo(3).safeParse('abcd').error?.issues[0]?.message).toBe('too-long');
  });
});

it.each([
  ['نوید', undefined],
  ['Navid', undefined],
  ['سیدمحمد‌رضا', undefined],
  ["O'Neil-Smith", undefined],
  ['طباطبائی', undefined],
  ['ع', 'name-too-short'],
  ['ع.', 'name-too-short'],
  ['ا'.repeat(60), undefined],
  ['ا'.repeat(61), 'name-too-long'],
  ['رضا2', 'name-letters'],
  ['کاربر 0001', 'name-letters'],
  ['رضا؟', 'name-letters'],
  ['-رضا', 'name-letters'],
  ['😀😀', 'name-letters'],
])('R-181 of the name %j says %s', (name, problem) => {
  expect(personNameProblem(name)).toBe(problem);
});

it.each([
  [nationalCodeRule, '۰۰۱۲۳۴۵۶۷۹', '0012345679'],
  [nationalCodeRule, '001-234567-9', '0012345679'],
  [nationalCodeRule, '0012345678', { error: 'national-code' }],
  [nationalCodeRule, '1111111111', { error: 'national-code' }],
  [companyNationalIdRule, '14000000003', '14000000003'],
  [companyNationalIdRule, '14000000004', { error: 'company-national-id' }],
  [economicCodeRule, '4111 1234 5678', '411112345678'],
  [economicCodeRule, '1234567890', { error: 'economic-code' }],
  [economicCodeRule, '123456789012345', { error: 'economic-code' }],
  [registrationNumberRule, '۲۰۴۸۶۱', '204861'],
  [registrationNumberRule, '12345678901', { error: 'registration-number' }],
  [emailRule, 'buyer@mail.example', 'buyer@mail.example'],
  [emailRule, 'buyer@mail', { error: 'email' }],
  [emailRule, `${'a'.repeat(250)}@b.co`, { error: 'email' }],
  [mobileRule, '+98 912 000 0001', '09120000001'],
  [mobileRule, '0912000', { error: 'not-a-mobile' }],
  [phoneRule, '۰۲۱-۸۸۷۲ ۴۱۰۰', '02188724100'],
  [phoneRule, '+982188724100', '02188724100'],
  [phoneRule, '9120000001', '09120000001'],
  [phoneRule, '88724100', { error: 'not-a-phone' }],
] as const)('R-182 %#: %s', (rule, typed, expected) => {
  expect(read(rule, typed)).toEqual(expected);
});

it.each([
  [isNationalCode, 9, '0012345679'],
  [isCompanyNationalId, 10, '14000000003'],
] as const)('R-182 one last digit is right for any others: %#', (isRight, free, known) => {
  expect(isRight(known)).toBe(true);
  for (const digit of '0123456789') expect(isRight(digit.repeat(free + 1))).toBe(false);
  const digits = fc.stringMatching(new RegExp(`^\\d{${free}}$`)).filter((text) => new Set(text).size > 1);
  fc.assert(
    fc.property(digits, (text) => {
      expect([...'0123456789'].filter((last) => isRight(text + last))).toHaveLength(1);
    }),
  );
});
