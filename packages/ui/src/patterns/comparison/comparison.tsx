import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Heading } from '../../heading/heading';
import { Select } from '../../select/select';
import { cx } from '../../style/cx';
import { Text } from '../../text/text';
import type { ComparisonUnit } from './comparison-view';

export { ComparisonAction, ComparisonAdd } from './comparison-object';
export { ComparisonTable, type ComparisonTableProps } from './comparison-table';
export type {
  ComparisonCell,
  ComparisonGroup,
  ComparisonRow,
  ComparisonUnit,
  LinkedObject,
} from './comparison-view';

export interface ComparisonProps {
  /** Number of properties shown. */
  readonly summary: ReactNode;
  /** Links that change the table: only the differences, units. */
  readonly tools: ReactNode;
  /** What the tint of a value means: «با بیشتر ستون‌ها فرق دارد». */
  readonly legend?: string;
  /** Switch between metric and imperial units. */
  readonly units?: ReactNode;
  /** Takes the table elsewhere: print, file. */
  readonly files?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A comparison as a page: tools above, and the table, which scrolls with the page.
 *
 * Use it as the content of a page that compares. Not inside another page.
 */
export function Comparison({ summary, tools, legend, units, files, children }: ComparisonProps) {
  return (
    <div className={cx('card', { bleed: true }, 'u-comparison')}>
      <div className={cx('comparison-tools')}>
        {tools}
        <p role="status">{summary}</p>
        {legend ? <p className="legend">{legend}</p> : null}
        {units}
        {files}
      </div>
      {children}
    </div>
  );
}

export interface ComparisonUnitsProps {
  readonly title: string;
  readonly action: string;
  /** Name of every select: the address may have it several times. */
  readonly name: string;
  readonly quantities: readonly ComparisonUnit[];
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly applyLabel: string;
}

/** Selects for the unit of each quantity; a form that leads to an address. */
export function ComparisonUnits({
  title,
  action,
  name,
  quantities,
  hidden,
  applyLabel,
}: ComparisonUnitsProps) {
  return (
    <details className="u-comparison-choice">
      <summary>{title}</summary>
      <form action={action} method="get" className={cx('comparison-units')}>
        {hidden.map((field) => (
          <input key={field.name} type="hidden" name={field.name} value={field.value} />
        ))}
        {quantities.map(({ id, label, value, options }) => (
          <Select
            key={id}
            id={`unit-${id}`}
            name={name}
            label={label}
            dense
            dir="ltr"
            defaultValue={value}
            options={options}
          />
        ))}
        <Button type="submit">{applyLabel}</Button>
      </form>
    </details>
  );
}

export interface ComparisonHeadProps {
  readonly title: string;
  readonly lead?: string;
  /** Next steps: requesting these, adding another. */
  readonly actions?: ReactNode;
}

export function ComparisonHead({ title, lead, actions }: ComparisonHeadProps) {
  return (
    <div className={cx('comparison-head')}>
      <div>
        <Heading level={1}>{title}</Heading>
        {lead ? (
          <Text as="p" size={13} tone="muted">
            {lead}
          </Text>
        ) : null}
      </div>
      {actions ? <div>{actions}</div> : null}
    </div>
  );
}

export function ComparisonNote({ children }: { readonly children: ReactNode }) {
  return (
    <p role="note" className={cx('comparison-note')}>
      {children}
    </p>
  );
}
