import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fitSubject,
  isSendRequested,
  messageTextProblem,
  parseQuestionDraft,
  subjectProblem,
} from './question-draft';

it.each([
  ['', 'too-short'],
  [' قی ', 'too-short'],
  ['قیم', undefined],
  ['ق'.repeat(120), undefined],
  [` ${'ق'.repeat(121)} `, 'too-long'],
])('R-170 of the subject %j says %s', (subject, problem) => {
  expect(subjectProblem(subject)).toBe(problem);
});

it.each([
  [' \n ', 'missing'],
  ['؟', undefined],
  ['😀'.repeat(4_000), undefined],
  ['ب'.repeat(4_001), 'too-long'],
])('R-170 of the text %j says %s', (text, problem) => {
  expect(messageTextProblem(text)).toBe(problem);
});

it('R-170 fits any words of three characters and more into a subject, which begins as they do', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 3, maxLength: 400, unit: 'grapheme' }), (words) => {
      const fitted = fitSubject(words);
      fc.pre([...words.trim()].length >= 3);
      expect(subjectProblem(fitted)).toBeUndefined();
      expect(words.trim().startsWith(fitted.replace(/…$/, ''))).toBe(true);
    }),
  );
  expect(fitSubject(`${'کلمه '.repeat(30)}پایان`)).toBe(`${'کلمه '.repeat(23).trim()}…`);
});

const whole = { subject: 'پرسش', text: 'موجود است؟' };
it.each([
  [whole, false],
  [{ ...whole, requestedAtMs: 10_000_000 }, true],
  [{ ...whole, requestedAtMs: 10_000_001 }, false],
  [{ ...whole, requestedAtMs: 10_000_000 - 31 * 60_000 }, false],
  [{ ...whole, text: ' ', requestedAtMs: 10_000_000 }, false],
  [{ ...whole, subject: '', requestedAtMs: 10_000_000 }, false],
])('R-171 sends %j after the login: %s', (draft, isRequested) => {
  expect(isSendRequested(draft, 10_000_000)).toBe(isRequested);
});

it('R-171 parses what was stored, and nothing else', () => {
  const draft = fc.record(
    {
      subject: fc.string(),
      text: fc.string(),
      key: fc.string({ minLength: 1 }),
      requestedAtMs: fc.integer(),
    },
    { requiredKeys: ['subject', 'text'] },
  );
  fc.assert(
    fc.property(draft, (stored) => {
      expect(parseQuestionDraft(JSON.stringify(stored))).toEqual({ ...stored });
    }),
  );
  for (const other of [null, '{', '{}', '[]', '"x"', '{"subject":"x"}', '{"text":1,"subject":"x"}'])
    expect(parseQuestionDraft(other)).toBeUndefined();
});
