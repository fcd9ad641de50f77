import { describe, expect, it } from 'vitest';
import { currentLine, findInTranscript, transcriptOf } from './transcript';

const lines = transcriptOf(
  [
    { startSeconds: 0, endSeconds: 8, text: 'نوک ساعت را روی لبه بگذارید\nو در ساعت ۱۲ صفر کنید.' },
    { startSeconds: 8, endSeconds: 16, text: 'پیچ‌ها را يكي‌يكي ببندید.' },
  ],
  [
    { startSeconds: 0, title: 'بستن ساعت' },
    { startSeconds: 8, title: 'پیچ‌ها' },
  ],
);

it('R-545 the transcript has the title of each part before its sentences, and marks the sentence of the moment', () => {
  expect(lines.map(({ kind, startSeconds }) => [kind, startSeconds])).toEqual([
    ['chapter', 0],
    ['sentence', 0],
    ['chapter', 8],
    ['sentence', 8],
  ]);
  expect([-1, 0, 7.9, 8, 99].map((seconds) => currentLine(lines, seconds))).toEqual([-1, 1, 1, 3, 3]);
});

describe('R-546 the words of a transcript are found however they are typed', () => {
  it.each<[string, number[]]>([
    ['ساعت', [0, 1]],
    ['ساعت 12', [1]],
    ['یکی', [3]],
    ['پيچ ها', [2, 3]],
    ['پیچها', [2, 3]],
    ['دنده', []],
    ['  ', []],
  ])('%j in lines %j', (term, expected) => {
    expect(findInTranscript(lines, term).map(({ index }) => index)).toEqual(expected);
  });

  it('says where they stand', () => {
    const [title] = findInTranscript(lines, 'ساعت');
    expect(title?.ranges).toEqual([[5, 9]]);
  });
});
