import { expect, it } from 'vitest';
import { noteTextProblem, readNoteWords } from './note-words';

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
  [
    { text: 'متن', noteId: 'n-1', other: 1 },
    { text: 'متن', noteId: 'n-1' },
  ],
  [{ text: 'متن', noteId: '' }, { text: 'متن' }],
  [{ noteId: 'n-1' }, undefined],
  [['متن'], undefined],
])('R-201 reads the stored values %j as %j', (stored, words) => {
  expect(readNoteWords(stored)).toEqual(words);
});
