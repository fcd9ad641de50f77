import type { ReactNode } from 'react';
import { Pagination, type PaginationProps } from '../../pagination/pagination';
import { cx } from '../../style/cx';

export interface PaginationBarProps {
  /** Properties of the pagination; absent with one page. */
  readonly pagination?: PaginationProps;
  /** «نمایش ۱ تا ۲۵ از ۱۳۶». */
  readonly summary?: string;
  /** What else the foot of the list holds: the sizes of a page. */
  readonly children?: ReactNode;
}

/**
 * Bar below a list: its pages, and the range shown; the same below every list.
 *
 * Use it under every list of more than one page. Not for messages and comments, which only continue, and not above the list.
 */
export function PaginationBar({ pagination, summary, children }: PaginationBarProps) {
  return (
    <div className={cx('pagination-bar')}>
      {pagination ? <Pagination {...pagination} /> : null}
      {children}
      {summary ? <p>{summary}</p> : null}
    </div>
  );
}
