import type { ReactNode } from 'react';
import { latinRuns } from '../mixed-text/latin-runs';

export interface MarkedTextProps {
  readonly text: string;
  /** Matched ranges as ascending pairs of start and end, in characters. A range that overlaps or exceeds the text is ignored. */
  readonly matched?: readonly (readonly [number, number])[];
}

/** A text with the matches of a search highlighted. It keeps its own direction within text of another, and so do Latin codes within it. */
export function MarkedText({ text, matched = [] }: MarkedTextProps) {
  const marks = withoutOverlap(matched, text.length);
  let from = 0;
  return (
    <bdi>
      {latinRuns(text).map((run) => {
        const start = from;
        from += run.text.length;
        const parts = marksWithin(run.text, start, marks);
        return run.isLatin ? (
          <bdi key={start} dir="ltr">
            {parts}
          </bdi>
        ) : (
          parts
        );
      })}
    </bdi>
  );
}

function withoutOverlap(matched: NonNullable<MarkedTextProps['matched']>, length: number) {
  let end = 0;
  return matched.filter((mark) => {
    if (mark[0] < end || mark[1] > length) return false;
    end = mark[1];
    return true;
  });
}

/** Returns the part of a text that begins at `offset`, with the pieces of the matches inside it. */
function marksWithin(text: string, offset: number, marks: NonNullable<MarkedTextProps['matched']>) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [markStart, markEnd] of marks) {
    const start = Math.max(from, markStart - offset);
    const end = Math.min(text.length, markEnd - offset);
    if (start >= end) continue;
    parts.push(text.slice(from, start), <mark key={markStart}>{text.slice(start, end)}</mark>);
    from = end;
  }
  parts.push(text.slice(from));
  return parts;
}
