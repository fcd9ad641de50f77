import { mdiFilterVariant, mdiSwapVertical } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { SegmentedLinks, type SegmentLink } from '../../segmented/segmented';
import { cx } from '../../style/cx';
import { ViewSwitch, type ViewSwitchProps } from './view-switch';

export type { ViewSwitchProps } from './view-switch';

export interface ChoiceView {
  readonly value: string;
  readonly label: string;
}

export interface ResultsBarProps {
  /** «۱۳۶ محصول از ۲۷ تأمین‌کننده»; a live region, announced on every change. */
  readonly count: ReactNode;
  /** Active filters. */
  readonly chips: ReactNode;
  /** Button that opens the filters on phones. */
  readonly filters: { readonly panelId: string; readonly label: string; readonly chosen?: string };
  /** Form that chooses the order. */
  readonly sort: {
    readonly formId: string;
    readonly label: string;
    readonly value: string;
    readonly options: readonly ChoiceView[];
  };
  /** Absent for results with a single view. */
  readonly views?: ViewSwitchProps;
  /** Switch between metric and imperial units. */
  readonly units?: { readonly label: string; readonly segments: readonly SegmentLink[] };
  /** Menu that chooses the columns (ColumnMenu); absent where there is no table. */
  readonly columns?: ReactNode;
}

/**
 * Bar above the results: chips, count, sorting, units, columns, views.
 *
 * Use it once, above the results of a list. Not for the filters themselves (FilterPanel), and not below the list (PaginationBar).
 */
export function ResultsBar({ count, chips, filters, sort, views, units, columns }: ResultsBarProps) {
  return (
    <div className={cx('results-bar')}>
      <Button size="small" popoverTarget={filters.panelId}>
        <Icon path={mdiFilterVariant} />
        {filters.label}
        {filters.chosen ? <span className={cx('count-badge')}>{filters.chosen}</span> : null}
      </Button>
      <div className="u-results-chips">{chips}</div>
      <p
        className={cx('results-count')}
        role="status"
        aria-live="polite"
        aria-atomic="true"
        data-results-count=""
      >
        {count}
      </p>
      <div className={cx('results-tools')}>
        {units ? (
          <div className="u-results-wide">
            <SegmentedLinks {...units} />
          </div>
        ) : null}
        {columns}
        <label className={cx('results-tool', undefined, 'u-results-sort')}>
          <Icon path={mdiSwapVertical} size={18} />
          <span className="sr">{sort.label}</span>
          <select name="sort" form={sort.formId} defaultValue={sort.value} data-value={sort.value}>
            {sort.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {views ? <ViewSwitch {...views} /> : null}
      </div>
    </div>
  );
}

/** The results themselves, in one panel with the bar above. */
export function ResultsBody({ children }: { readonly children: ReactNode }) {
  return (
    <div className="u-results-body" data-results>
      {children}
    </div>
  );
}
