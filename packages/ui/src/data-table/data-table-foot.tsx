'use client';

import { useId } from 'react';
import { Pagination, type PaginationProps } from '../pagination/pagination';
import { cx } from '../style/cx';

/** Page sizes of every table; `all` shows everything on one page. */
const pageSizes = [10, 25, 50, 100, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];

export interface DataTableFootProps {
  /** «نمایش ۱ تا ۱۰ از ۱۳۶»; announced when it changes. */
  readonly summary: string;
  readonly pagination?: PaginationProps;
  readonly size: PageSize;
  readonly onSize: (size: PageSize) => void;
  /** «ردیف در صفحه» */
  readonly sizeLabel: string;
  /** Formats a size: «۲۵», «همه». */
  readonly sizeText: (size: PageSize) => string;
}

/** Bar below a table: its pages, the range shown, and the page size. */
export function DataTableFoot(props: DataTableFootProps) {
  const { summary, pagination, size, onSize, sizeLabel, sizeText } = props;
  const id = useId();
  return (
    <div className={cx('data-table-bar', undefined, 'u-data-table-foot')}>
      {pagination ? <Pagination {...pagination} /> : null}
      <p role="status">{summary}</p>
      <span className="u-data-table-size">
        <label htmlFor={id}>{sizeLabel}</label>
        <select
          id={id}
          className={cx('input', { dense: true })}
          value={size}
          onChange={(event) => onSize(pageSizes.find((one) => String(one) === event.target.value) ?? 10)}
        >
          {pageSizes.map((one) => (
            <option key={one} value={one}>
              {sizeText(one)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
