import type { ReactNode } from 'react';
import { cx } from '../style/cx';

export interface TableProps {
  /** Describes the content of the table; visually hidden when a heading already does. */
  readonly caption: string;
  /** Row of column heads. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * Rows separated by hairlines, tabular digits, a head on canvas. The parts are plain `tr`, `th` and `td`.
 *
 * Use it for numbers that are read across and down. Not for sorting, choosing columns or page sizes (DataTable), and not for laying out a
 * page.
 */
export function Table({ caption, head, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={cx('table-scroll')} tabIndex={0} aria-label={caption}>
      <table className="u-table">
        <caption className="sr">{caption}</caption>
        <thead>{head}</thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
