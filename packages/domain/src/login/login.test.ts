import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCountdown, secondsLeft } from './countdown';
import { maskMobile, parseMobile } from './mobile';
import { extractCode, parseOneTimeCode } from './one-time-code';

it.each([
  '09120000001',
  '۰۹۱۲۰۰۰۰۰۰۱',
  '٠٩١٢٠٠٠٠٠٠١',
  '0912 000 0001',
  '0912-000-0001',
  '+98 912 000 0001',
  '+98 (0) 912 000 0001',
  '00989120000001',
  '989120000001',
  '9120000001',
  '\u200e+989120000001\u200f',
])('R-010 reads %j', (typed) => {
  expect(parseMobile(typed)).toEqual({ ok: true, value: '09120000001' });
});

it.each([
  '',
  '0912000000',
  '091200000011',
  '02188720000',
  '+19120000001',
  '0912000000x',
  '98912',
  `9${'8'.repeat(11)}`,
])('R-011 refuses %j', (typed) => {
  expect(parseMobile(typed)).toEqual({ ok: false, reason: 'not-a-mobile' });
});

it('R-010 a stored number parses to itself and all its spellings agree', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom('0', '', '+98', '0098', '98'),
      (rest, front) => {
        const tail = `9${String(rest).padStart(9, '0')}`;
        expect(parseMobile(front + tail)).toEqual({ ok: true, value: `0${tail}` });
      },
    ),
  );
});

it('R-012 masks all but the first four and the last two digits', () => {
  expect(maskMobile('09120000047')).toBe('۰۹۱۲•••••۴۷');
  expect(maskMobile('912')).toBe('');
});

it('R-013 accepts a code of exactly the length the server gave', () => {
  expect(parseOneTimeCode(' ۱۲۳۴۵ ', 5)).toEqual({ ok: true, value: '12345' });
  expect(parseOneTimeCode('123456', 6)).toEqual({ ok: true, value: '123456' });
  for (const typed of ['1234', '123456', '12a45', '']) {
    expect(parseOneTimeCode(typed, 5)).toEqual({ ok: false, reason: 'wrong-length' });
  }
  expect(parseOneTimeCode('۰۱۲۳۴', 5)).toEqual({ ok: true, value: '01234' });
});

it.each([
  ['کد ورود شما به بازار: ۱۲۳۴۵\n@bazaar.example #12345', '12345'],
  ['تا ۱۲۰ ثانیه: 54321', '54321'],
  ['در ۱۲۳۴۵ نفر\n@bazaar.example #67890', '67890'],
  ['12-34-5', '12345'],
  ['1234567', '12345'],
  ['123', '123'],
  ['متن', ''],
])('R-014 finds the code of %j', (text, code) => {
  expect(extractCode(text, 5)).toBe(code);
});

it.each([
  [120, '۰۲:۰۰'],
  [102, '۰۱:۴۲'],
  [0.2, '۰۰:۰۱'],
  [0, '۰۰:۰۰'],
  [-5, '۰۰:۰۰'],
  [900, '۱۵:۰۰'],
])('R-015 shows %d seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});

it('R-015 counts whole seconds, never below none', () => {
  expect(secondsLeft(10_500, 9_000)).toBe(2);
  expect(secondsLeft(9_000, 10_500)).toBe(0);
});
