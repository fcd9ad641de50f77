import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitSubject, messageTextProblem, readQuestionWords, subjectProblem } from './question-words';

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

it.each([
  [
    { subject: 'قیمت', text: '؟', key: 'k' },
    { subject: 'قیمت', text: '؟' },
  ],
  [{ subject: 'قیمت' }, undefined],
  [{ subject: 'قیمت', text: 1 }, undefined],
  [['x'], undefined],
])('R-201 reads the stored values %j as %j', (stored, words) => {
  expect(readQuestionWords(stored)).toEqual(words);
});
