import { mdiFilterVariant, mdiSwapVertical, mdiTableColumn } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Checkbox } from '../../choice/choice';
import { Icon } from '../../icon/icon';
import { SegmentedLinks, type SegmentLink } from '../../segmented/segmented';
import { cx } from '../../style/cx';
import { ViewSwitch, type ViewSwitchProps } from './view-switch';

export { PageSizes, type PageSizesProps } from './page-sizes';
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
  /** Menu that chooses the columns; absent where there is no table. */
  readonly columns?: ColumnsProps;
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
        {filters.chosen ? <span className="u-results-count-badge">{filters.chosen}</span> : null}
      </Button>
      <div className="u-results-chips">{chips}</div>
      <p className={cx('results-count')} role="status" aria-live="polite" aria-atomic="true">
        {count}
      </p>
      <div className={cx('results-tools')}>
        {units ? (
          <div className="u-results-wide">
            <SegmentedLinks {...units} />
          </div>
        ) : null}
        {columns ? <Columns {...columns} /> : null}
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

export interface ColumnsProps {
  readonly label: string;
  /** «۶ از ۱۴», where the screen is wide enough to show that many. */
  readonly count?: string;
  readonly formId: string;
  readonly options: readonly (ChoiceView & { readonly isChosen: boolean })[];
  readonly applyLabel: string;
}

/** Choice of the properties shown as columns; part of the list's form. */
function Columns({ label, count, formId, options, applyLabel }: ColumnsProps) {
  return (
    <details className="u-results-columns">
      <summary className={cx('results-tool')} title={label}>
        <Icon path={mdiTableColumn} size={18} />
        {label}
        {count ? <span>{count}</span> : null}
      </summary>
      <fieldset className={cx('column-choices')}>
        <legend className="sr">{label}</legend>
        {options.map(({ value, label: option, isChosen }) => (
          <Checkbox
            key={value}
            form={formId}
            name="columns"
            value={value}
            defaultChecked={isChosen}
            label={option}
          />
        ))}
        <noscript>
          <Button type="submit" form={formId} size="small" wide>
            {applyLabel}
          </Button>
        </noscript>
      </fieldset>
    </details>
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
