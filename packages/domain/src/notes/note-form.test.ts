import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noteFormSchema, noteValues } from './note-form';

const filled = { text: ' متن ', color: 'Red', remindDay: '2026-12-01', remindTime: '' };
const errorsOf = (values: object) =>
  noteFormSchema
    .safeParse({ ...filled, ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each([
  ['', '2026-12-01T05:30:00.000Z'],
  ['9', '2026-12-01T05:30:00.000Z'],
  ['۱۴:۰۵', '2026-12-01T10:35:00.000Z'],
  ['٠٠:٠٠', '2026-11-30T20:30:00.000Z'],
  ['23:59', '2026-12-01T20:29:00.000Z'],
  ['۱۴۰۵', '2026-12-01T10:35:00.000Z'],
  ['930', '2026-12-01T06:00:00.000Z'],
])('R-425 reminds at %j of the day in Tehran', (remindTime, remindAt) => {
  expect(noteFormSchema.parse({ ...filled, remindTime })).toEqual({ text: 'متن', color: 'Red', remindAt });
});

it('R-425 leaves lines and digits as they were written', () => {
  const text = 'خط ۲\n\n  و 3';
  expect(noteFormSchema.parse({ ...filled, text: ` ${text}\n` }).text).toBe(text);
});

it('R-425 has neither colour nor reminder where none is chosen', () => {
  expect(noteFormSchema.parse({ text: 'متن', color: '', remindDay: '', remindTime: '' })).toEqual({
    text: 'متن',
  });
});

it.each([
  [{ text: '   ' }, 'text: required'],
  [{ text: 'x'.repeat(2001) }, 'text: too-long'],
  [{ remindTime: '24:00' }, 'remindTime: not-a-time'],
  [{ remindTime: '9:3' }, 'remindTime: not-a-time'],
  [{ remindTime: '2400' }, 'remindTime: not-a-time'],
  [{ remindTime: '960' }, 'remindTime: not-a-time'],
  [{ remindTime: '09300' }, 'remindTime: not-a-time'],
  [{ remindTime: 'noon' }, 'remindTime: not-a-time'],
  [{ remindDay: '', remindTime: '9:00' }, 'remindDay: required'],
  [{ remindDay: '۱۴۰۵/۱۳/۰۱' }, 'remindDay: not-a-day'],
  [{ remindDay: '2026-02-30' }, 'remindDay: not-a-day'],
  [{ remindDay: 'فردا', remindTime: '9' }, 'remindDay: not-a-day'],
])('R-425 refuses %j', (values, error) => {
  expect(errorsOf(values)).toEqual([error]);
});

it('R-425 opens every reminder as the time it was set to', () => {
  const minute = fc.integer({ min: Date.UTC(2010, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
  fc.assert(
    fc.property(minute, (at) => {
      const remindAt = new Date(at * 60_000).toISOString();
      expect(noteFormSchema.parse(noteValues({ text: 'متن', remindAt })).remindAt).toBe(remindAt);
    }),
  );
});
