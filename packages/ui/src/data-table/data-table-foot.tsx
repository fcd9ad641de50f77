'use client';

import { useId } from 'react';
import { Pagination, type PaginationProps } from '../pagination/pagination';
import { cx } from '../style/cx';

/** The page sizes of every table; `all` shows everything on one page. */
const pageSizes = [10, 25, 50, 100, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];

export interface DataTableFootProps {
  /** «نمایش ۱ تا ۱۰ از ۱۳۶»; told to screen readers when it changes. */
  readonly summary: string;
  readonly pagination?: PaginationProps;
  readonly size: PageSize;
  readonly onSize: (size: PageSize) => void;
  /** «ردیف در صفحه» */
  readonly sizeLabel: string;
  /** The sizes in words: «۲۵», «همه». */
  readonly sizeText: (size: PageSize) => string;
}

/** Under a table: its pages, what is shown, and how many rows at a time. */
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
