import type { TradeRequest } from '@bazaar/api/model';
import type { ActionFailure } from './writes/action-failure';

export interface FieldProblems {
  /** Sentences about the request as a whole. */
  readonly general: readonly string[];
  /** Sentences by the index of their line. */
  readonly byLine: ReadonlyMap<number, readonly string[]>;
}

/** Returns what must be corrected, at its lines: what the reviewer asks for, and what the last write was refused for. */
export function fieldProblems(request: TradeRequest, failure: ActionFailure | undefined): FieldProblems {
  const corrections = 'correction' in request ? request.correction.errors : {};
  const general: string[] = [];
  const byLine = new Map<number, string[]>();
  for (const [field, sentences] of [
    ...Object.entries(corrections),
    ...Object.entries(failure?.fields ?? {}),
  ]) {
    const index = /^lines\[(\d+)\]/.exec(field)?.[1];
    const known = index === undefined ? general : (byLine.get(Number(index)) ?? []);
    known.push(...sentences.filter((sentence) => !known.includes(sentence)));
    if (index !== undefined) byLine.set(Number(index), known);
  }
  return { general, byLine };
}
