import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSaveRequested, noteTextProblem, parseNoteDraft } from './note-draft';

it.each([
  ['', 'missing'],
  [' \n ', 'missing'],
  ['ب', undefined],
  ['ب'.repeat(2_000), undefined],
  [` ${'ب'.repeat(2_000)} `, undefined],
  ['ب'.repeat(2_001), 'too-long'],
  ['😀'.repeat(2_000), undefined],
])('R-160 of %j says %s', (text, problem) => {
  expect(noteTextProblem(text)).toBe(problem);
});

it.each([
  [{ text: 'متن' }, false],
  [{ text: 'متن', requestedAtMs: 1_000_000 }, true],
  [{ text: '  ', requestedAtMs: 1_000_000 }, false],
  [{ text: 'متن', requestedAtMs: 1_000_001 }, false],
  [{ text: 'متن', requestedAtMs: 1_000_000 - 31 * 60_000 }, false],
])('R-161 saves %j after the login: %s', (draft, isRequested) => {
  expect(isSaveRequested(draft, 1_000_000)).toBe(isRequested);
});

it('parses what was stored, and nothing else', () => {
  const draft = fc.record(
    { text: fc.string(), noteId: fc.string({ minLength: 1 }), requestedAtMs: fc.integer() },
    { requiredKeys: ['text'] },
  );
  fc.assert(
    fc.property(draft, (stored) => {
      expect(parseNoteDraft(JSON.stringify(stored))).toEqual({ ...stored });
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (other) => {
      const read = parseNoteDraft(JSON.stringify(other) ?? null);
      expect(read === undefined || typeof read.text === 'string').toBe(true);
    }),
  );
  expect(parseNoteDraft('{')).toBeUndefined();
  expect(parseNoteDraft(null)).toBeUndefined();
});
