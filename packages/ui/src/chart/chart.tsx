'use client';

import { mdiChevronDown } from '@mdi/js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';
import { Table } from '../table/table';
import { ChartLegend, ChartReading, PointAxis, ValueAxis } from './chart-axis';
import { ChartDrawing } from './chart-drawing';
import type { ChartProps } from './chart-types';

export { chartTicks } from './chart-scale';
export type { ChartProps } from './chart-types';

/**
 * Development of a number over time. A box shows the point under the pointer or the focus; the same data is available as a table. Time
 * runs from left to right, in Persian too, and the arrow keys are visual.
 *
 * Use it for five points and more. Not for fewer points (write them), and not to compare objects with one another (table).
 */
export function Chart(props: ChartProps) {
  const { title, kind, points, ticks, words, legend, isEmbedded = false } = props;
  const [chosen, setRead] = useState<number>();
  // Another period may have fewer points.
  const read = Math.min(chosen ?? points.length - 1, points.length - 1);
  const plot = useRef<HTMLDivElement>(null);
  const titleId = useId();

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const last = points.length - 1;
    const next = {
      ArrowRight: Math.min(last, read + 1),
      ArrowLeft: Math.max(0, read - 1),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setRead(next);
    plot.current?.querySelectorAll<SVGElement>('.u-chart-point')[next]?.focus();
  }

  return (
    <figure className={cx('chart', { embedded: isEmbedded })} aria-labelledby={titleId}>
      <figcaption className={isEmbedded ? 'sr' : undefined}>
        <span id={titleId} className={cx('chart-title')}>
          <MixedText>{title}</MixedText>
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing are no group of fields */}
      <div
        ref={plot}
        className={cx('chart-plot')}
        role="group"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        <ValueAxis ticks={ticks} />
        <ChartDrawing kind={kind} points={points} ticks={ticks} read={read} onRead={setRead} />
        <ChartReading points={points} read={read} />
        <PointAxis points={points} />
      </div>
      {legend ? <ChartLegend kind={kind} legend={legend} points={points} /> : null}
      {words ? <PointsTable title={title} points={points} words={words} /> : null}
    </figure>
  );
}

type PointsTableProps = Pick<ChartProps, 'title' | 'points'> & {
  readonly words: NonNullable<ChartProps['words']>;
};

function PointsTable({ title, points, words }: PointsTableProps) {
  return (
    <details className={cx('chart-table')}>
      <summary>
        <span className={cx('chart-table-handle')}>
          {words.table}
          <Icon path={mdiChevronDown} size={18} />
        </span>
      </summary>
      <Table
        caption={title}
        head={
          <tr>
            <th scope="col">{words.when}</th>
            <th scope="col">{words.value}</th>
          </tr>
        }
      >
        {points.map(({ key, label, valueText }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{valueText}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}
