import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

const SCRIPTS = ['0123456789', '۰۱۲۳۴۵۶۷۸۹', '٠١٢٣٤٥٦٧٨٩'];
const inScript = (text: string, script: number) =>
  text.replace(/\d/g, (digit) => SCRIPTS[script]?.[Number(digit)] ?? digit);
const plain = (text: string) =>
  text
    .replace(/[۰-۹]/g, (digit) => String(SCRIPTS[1]?.indexOf(digit)))
    .replace(/[٠-٩]/g, (digit) => String(SCRIPTS[2]?.indexOf(digit)));
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const around = fc.constantFrom(
  ['', ''],
  ['number ', ' is new'],
  ['{"phoneNumber":"', '"}'],
  ['شمارهٔ ', ' ثبت شد'],
  ['/users?phone=', '&x=1'],
  ['at /profile/', '/notes'],
);

describe('redact', () => {
  it('removes every phone number, in any script, with any prefix and grouping', () => {
    const prefix = fc.constantFrom('0', '+98', '0098', '98', '+98 ', '');
    const gap = fc.constantFrom('', ' ', '-', '\u200c', '.', ') (');
    fc.assert(
      fc.property(
        prefix,
        digits(9),
        gap,
        fc.nat(2),
        around,
        (start, rest, between, script, [before, after]) => {
          const number = `${start}9${rest.slice(0, 2)}${between}${rest.slice(2, 5)}${between}${rest.slice(5)}`;
          const left = plain(redact(`${before}${inScript(number, script)}${after}`)).replace(/\D/g, '');
          expect(left.length).toBeLessThan(3);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('removes every token of the service, and what looks like one', () => {
    const token = fc.constant(0).map(() => randomBytes(32).toString('base64url'));
    const place = fc.constantFrom(
      (value: string) => `Bearer ${value}`,
      (value: string) => `{"access_token":"${value}","expires_in":60}`,
      (value: string) => `cookie: __Host-session=${value}; other=1`,
      (value: string) => `authorization: 'Bearer ${value}'`,
      (value: string) => `the session ${value} ended`,
      (value: string) => `https://host/path?token=${value}`,
    );
    fc.assert(
      fc.property(token, place, (value, put) => {
        expect(redact(put(value))).not.toContain(value);
      }),
      { numRuns: 500 },
    );
  });

  it('removes every one-time code beside its name', () => {
    const put = fc.constantFrom(
      (code: string) => `one-time code for 09120000001: ${code}`,
      (code: string) => `{"code":"${code}"}`,
      (code: string) => `code=${code}`,
      (code: string) => `کد ورود شما: ${code}`,
      (code: string) => `otp ${code} refused`,
    );
    fc.assert(
      fc.property(digits(5), fc.nat(2), put, (code, script, place) => {
        expect(plain(redact(place(inScript(code, script))))).not.toContain(code);
      }),
      { numRuns: 300 },
    );
  });

  it('removes card numbers, IBANs, queries and hashes', () => {
    const texts = ['6037 9911 1234 5678', 'IR820540102680020817909002', '/search?term=علی', 'a'.repeat(64)];
    for (const text of texts) expect(redact(`x ${text} y`)).not.toContain(text);
  });

  it.each([
    'read failed (product:sp-1201): ApiError 503',
    'circuit open: http://localhost:4000 fails, asked once in 5 s',
    'GET /products/[productId]/[[...name]] took 3120 ms',
    "connect ECONNREFUSED 127.0.0.1:4000 { code: 'ECONNREFUSED' }",
    'trace 4bf92f3577b34da6a3ce929d0e0e4736',
    'problem code: profile-incomplete',
  ])('leaves what operators need: %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});
