import type { ReactNode } from 'react';

export interface Fact {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/**
 * Short facts as label and value, separated by hairlines.
 *
 * Use it for three to eight short facts about a supplier or an offer. Not for technical properties (SpecTable).
 */
export function FactList({
  facts,
  align = 'end',
}: {
  /** Labels and values in display order. */
  readonly facts: readonly Fact[];
  /** Alignment of the values: at the far edge, or right after the labels. */
  readonly align?: 'start' | 'end';
}) {
  if (facts.length === 0) return null;
  return (
    <dl className={align === 'start' ? 'u-fact-list u-fact-list--start' : 'u-fact-list'}>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
