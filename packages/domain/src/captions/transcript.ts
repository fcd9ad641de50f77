import { type MatchedRange, matchedRanges } from '../persian/matched-ranges';
import { searchKey } from '../persian/search-key';
import type { CaptionCue } from './parse-captions';

/** The title of a part of a video. */
export interface VideoChapter {
  readonly startSeconds: number;
  readonly title: string;
}

/** A line of the transcript: a sentence, or the title of the part that begins. */
export interface TranscriptLine {
  readonly kind: 'chapter' | 'sentence';
  readonly startSeconds: number;
  readonly text: string;
}

/** Returns the transcript by time: each title stands before the sentences of its part. */
export function transcriptOf(
  cues: readonly CaptionCue[],
  chapters: readonly VideoChapter[],
): readonly TranscriptLine[] {
  const titles = chapters.map(
    ({ startSeconds, title }): TranscriptLine => ({
      kind: 'chapter',
      startSeconds,
      text: title,
    }),
  );
  const sentences = cues.map(
    ({ startSeconds, text }): TranscriptLine => ({
      kind: 'sentence',
      startSeconds,
      text: text.replaceAll('\n', ' '),
    }),
  );
  return [...titles, ...sentences].toSorted((left, right) => left.startSeconds - right.startSeconds);
}

/** Returns the index of the sentence said at a time, or of the last one before; -1 before the first. */
export function currentLine(lines: readonly TranscriptLine[], seconds: number): number {
  return lines.findLastIndex(({ kind, startSeconds }) => kind === 'sentence' && startSeconds <= seconds);
}

/** A line with every word of a search, and where they stand in it. */
export interface FoundLine {
  readonly index: number;
  readonly ranges: readonly MatchedRange[];
}

/** Returns the lines with every word of a search, however either is written; none for an empty search. */
export function findInTranscript(lines: readonly TranscriptLine[], term: string): readonly FoundLine[] {
  const words = searchKey(term)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return lines.flatMap(({ text }, index) =>
    words.every((word) => matchedRanges(text, [word]).length > 0)
      ? [{ index, ranges: matchedRanges(text, words) }]
      : [],
  );
}
