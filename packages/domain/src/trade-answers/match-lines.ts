import { searchKey } from '../persian/search-key';
import type { AnsweredLine, AnsweredRequest } from './answer-input';

export interface MatchedLine {
  /** As the first request with it has it. */
  readonly line: AnsweredLine;
  /** Of each request, in their order. */
  readonly own: readonly (AnsweredLine | undefined)[];
}

/**
 * Puts the lines of several requests for one need beside each other: those of the same thing in the same unit, in the order of the first
 * request. Requests of a group begin equal, but each may have been edited by itself.
 */
export function matchLines(requests: readonly AnsweredRequest[]): MatchedLine[] {
  const left = requests.map(({ lines }) => byKey(lines));
  const matched: MatchedLine[] = [];
  for (const { lines } of requests) {
    for (const line of lines) {
      const key = keyOf(line);
      const own = left.map((lists) => lists.get(key)?.[0]);
      // A line that an earlier request has too is in its row already.
      if (!own.includes(line)) continue;
      for (const lists of left) lists.get(key)?.shift();
      matched.push({ line, own });
    }
  }
  return matched;
}

function byKey(lines: readonly AnsweredLine[]): Map<string, AnsweredLine[]> {
  const lists = new Map<string, AnsweredLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    lists.set(key, [...(lists.get(key) ?? []), line]);
  }
  return lists;
}

function keyOf({ categoryId, title, unitOfMeasurementId = '' }: AnsweredLine): string {
  return [categoryId, unitOfMeasurementId, searchKey(title)].join(' ');
}
