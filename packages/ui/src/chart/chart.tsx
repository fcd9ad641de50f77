'use client';

import { mdiChevronDown } from '@mdi/js';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';
import { Table } from '../table/table';
import { ChartDrawing } from './chart-drawing';
import type { ChartPoint } from './chart-scale';
import type { ChartProps } from './chart-types';

/**
 * Development of a number over time. The reading line shows the point under the pointer or the focus; the same data is available as a
 * table. Time runs from left to right, in Persian too, and the arrow keys are visual.
 *
 * Use it for five points and more. Not for fewer points (write them), and not to compare objects with one another (table).
 */
export function Chart({ title, kind, points, ticks, words }: ChartProps) {
  const [read, setRead] = useState(points.length - 1);
  const plot = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const point = points[read];

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
    <figure className={cx('chart')} aria-labelledby={titleId}>
      <figcaption className={cx('chart-head')}>
        <span id={titleId} className={cx('chart-title')}>
          <MixedText>{title}</MixedText>
        </span>
        {point ? (
          <span className={cx('chart-reading')} aria-hidden>
            {point.label}: <b>{point.valueText}</b>
          </span>
        ) : null}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing are no group of fields */}
      <div
        ref={plot}
        className={cx('chart-plot')}
        role="group"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        <div className={cx('chart-axis', { values: true })} aria-hidden>
          {ticks.map(({ value, text }) => (
            <span key={value}>{text}</span>
          ))}
        </div>
        <ChartDrawing kind={kind} points={points} ticks={ticks} read={read} onRead={setRead} />
        <div className={cx('chart-axis')} aria-hidden>
          {ends(points).map(({ key, axisText }) => (
            <bdi key={key}>{axisText}</bdi>
          ))}
        </div>
      </div>
      <details className={cx('chart-table')}>
        <summary>
          <span className={cx('chart-table-handle')}>
            {words.table}
            <Icon path={mdiChevronDown} size={18} />
          </span>
        </summary>
        <PointsTable title={title} points={points} words={words} />
      </details>
    </figure>
  );
}

/** Returns the first, the middle and the last point, which the axis labels. */
function ends(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const places = new Set([0, Math.floor((points.length - 1) / 2), points.length - 1]);
  return points.filter((_, index) => places.has(index));
}

function PointsTable({ title, points, words }: Pick<ChartProps, 'title' | 'points' | 'words'>) {
  return (
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
  );
}
