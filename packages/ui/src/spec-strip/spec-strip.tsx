import type { ReactNode } from 'react';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface Spec {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

export interface SpecStripProps {
  /** Key properties in display order. */
  readonly specs: readonly Spec[];
  /** Columns on a wide screen. */
  readonly columns?: Definitions['spec-strip']['columns'];
}

/**
 * Key properties as label and value.
 *
 * Use it for two to five decisive properties, in cards, rows and heads of pages. Not for the whole specification (SpecTable).
 */
export function SpecStrip({ specs, columns = '3' }: SpecStripProps) {
  return (
    <dl className={cx('spec-strip', { columns })}>
      {specs.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the number of columns of a strip without an empty cell at its end, as far as there is one. */
export function stripColumns(count: number): '2' | '3' {
  return count === 2 || count === 4 ? '2' : '3';
}
