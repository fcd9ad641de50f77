import { findCodes } from './find-codes';
import { findQuantities } from './find-quantities';
import { findStandards } from './find-standards';
import type { LivePart } from './live-part';

/** Finds what leads somewhere in a piece of running text, in order and without overlap: a standard before a code, the longer before the shorter. */
export function findLiveParts(text: string): LivePart[] {
  const rank = { standard: 0, quantity: 1, code: 2 } as const;
  const found = [...findStandards(text), ...findQuantities(text), ...findCodes(text)].toSorted(
    (left, right) => rank[left.kind] - rank[right.kind] || right.end - right.start - (left.end - left.start),
  );
  const chosen: LivePart[] = [];
  for (const part of found) {
    if (chosen.every((other) => part.end <= other.start || part.start >= other.end)) chosen.push(part);
  }
  return chosen.toSorted((left, right) => left.start - right.start);
}
