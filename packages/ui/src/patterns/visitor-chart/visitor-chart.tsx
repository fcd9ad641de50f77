import { mdiTrayArrowDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export { ChartTable, type ChartTableProps, type ChartTableRow } from './chart-table';

export interface ChartToolsProps<Grouping extends string> {
  readonly grouping: {
    readonly label: string;
    readonly value: Grouping;
    readonly options: readonly {
      readonly value: Grouping;
      readonly text: string;
      readonly isDisabled?: boolean;
    }[];
    onChoose(grouping: Grouping): void;
  };
  /** Fields of the period. */
  readonly period: ReactNode;
  readonly file: {
    readonly text: string;
    readonly name: string;
    readonly isDisabled: boolean;
    onSave(): void;
  };
}

/** Above a chart of visits: how points are grouped, the period, the file. */
export function ChartTools<Grouping extends string>({ grouping, period, file }: ChartToolsProps<Grouping>) {
  return (
    <div className="u-chart-tools">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that act at once, no fields of a form */}
      <div role="group" aria-label={grouping.label} className={cx('segmented')}>
        {grouping.options.map(({ value, text, isDisabled }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === grouping.value}
            disabled={isDisabled}
            className={cx('segment')}
            onClick={() => grouping.onChoose(value)}
          >
            {text}
          </button>
        ))}
      </div>
      <div className="u-chart-period">{period}</div>
      <Button size="small" aria-label={file.name} disabled={file.isDisabled} onClick={file.onSave}>
        <Icon path={mdiTrayArrowDown} size={18} />
        {file.text}
      </Button>
    </div>
  );
}

export interface ChartFigure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** «۱۸٪ بیشتر», «۲۵ آبان». */
  readonly note?: string;
  readonly tone?: 'more' | 'less';
}

/**
 * A period in a few figures, each with its change to the period before.
 *
 * Use it above a chart of visits. Not for the properties of a product (SpecStrip).
 */
export function ChartFigures({ figures }: { readonly figures: readonly ChartFigure[] }) {
  return (
    <dl className="u-chart-figures">
      {figures.map(({ id, label, value, note, tone }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {value} {note ? <small data-tone={tone}>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The drawing between figures and table, or what stands in its place. */
export function ChartBody({ isBusy, children }: { readonly isBusy?: boolean; readonly children: ReactNode }) {
  return (
    <div className="u-chart-body" aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** A sentence about the figures. */
export function ChartNote({ children }: { readonly children: ReactNode }) {
  return <p className="u-chart-note">{children}</p>;
}
