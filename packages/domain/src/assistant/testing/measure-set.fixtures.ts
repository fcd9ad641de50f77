import type { Understanding } from '../understanding';
import type { SentenceRow } from './expected-reading.fixtures';
import { measureSentence, type Score, type SentenceScore } from './measure-sentence';

export type SetScore = Readonly<Record<keyof SentenceScore, Score>>;

const KINDS = ['category', 'numbers', 'words', 'traced'] as const;

/** Returns the sums over a set of sentences; each failure with its sentence. */
export function measureSet(rows: readonly SentenceRow[], read: (text: string) => Understanding): SetScore {
  const sums = Object.fromEntries(
    KINDS.map((kind) => [kind, { right: 0, all: 0, failures: [] }]),
  ) as unknown as SetScore;
  for (const { text, expect } of rows) {
    const score = measureSentence(read(text), expect);
    for (const kind of KINDS) {
      sums[kind].right += score[kind].right;
      sums[kind].all += score[kind].all;
      sums[kind].failures.push(...score[kind].failures.map((failure) => `«${text}»: ${failure}`));
    }
  }
  return sums;
}

/** Returns the share in percent, rounded down to a tenth. */
export function percent({ right, all }: Score): number {
  return all === 0 ? 100 : Math.floor((right / all) * 1000) / 10;
}
