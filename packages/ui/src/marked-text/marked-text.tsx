import type { ReactNode } from 'react';

export interface MarkedTextProps {
  readonly text: string;
  /** Pairs of start and end in the text, in characters; ascending. One that overlaps or reaches out is passed over. */
  readonly matched?: readonly (readonly [number, number])[];
}

/** A text with the parts a search found marked. It keeps its own direction among texts of another. */
export function MarkedText({ text, matched = [] }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of matched) {
    if (start < from || end > text.length) continue;
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <bdi>
      {parts}
      {text.slice(from)}
    </bdi>
  );
}
