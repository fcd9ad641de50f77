import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseInput } from './canonical-text';

it.each([
  ['  علي   كريمي ', 'علی کریمی'],
  ['می\u200cشود', 'می\u200cشود'],
  ['\u200cکالا \u200c ها\u200c', 'کالا ها'],
  ['٠٩١٢ ۳۴۵', '0912 345'],
  ['\u200e\u202b12\u202c', '12'],
  ['الف\tب\n', 'الف ب'],
])('R-099 makes %j ready as %j', (typed, ready) => {
  expect(normaliseInput(typed)).toBe(ready);
});

it('R-099 is idempotent', () => {
  const unit = fc.constantFrom('ي', 'ك', ' ', '\u200c', '\u200f', 'a', '۵', '\n', '\u202a');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const ready = normaliseInput(text);
      expect(normaliseInput(ready)).toBe(ready);
    }),
  );
});
