import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Select } from '../../select/select';
import { cx } from '../../style/cx';
import { Text } from '../../text/text';
import type { ComparisonUnit } from './comparison-view';

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
  /** Switches and links: only the differences, units, print, file. */
  readonly tools: ReactNode;
  readonly units?: ReactNode;
  readonly children: ReactNode;
  /** Next steps: adding an object, requesting these. */
  readonly more?: ReactNode;
}

/**
 * A comparison as a page: tools above, the table, and links to continue.
 *
 * Use it as the content of a page that compares. Not inside another page.
 */
export function Comparison({ summary, tools, units, children, more }: ComparisonProps) {
  return (
    <div className={cx('comparison')}>
      <Card bleed>
        <div className={cx('comparison-tools')}>
          <p role="status">{summary}</p>
          {tools}
        </div>
        {units}
        {children}
      </Card>
      {more ? <div className="u-comparison-more">{more}</div> : null}
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

export function ComparisonHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <div className={cx('comparison-head')}>
      <Heading level={1}>{title}</Heading>
      {lead ? (
        <Text as="p" size={13} tone="muted">
          {lead}
        </Text>
      ) : null}
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
