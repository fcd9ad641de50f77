import { cx } from '../style/cx';
import type { ChartPoint } from './chart-scale';
import type { ChartLegendTexts, ChartProps } from './chart-types';

/** The values of the lines, beside the drawing. */
export function ValueAxis({ ticks }: Pick<ChartProps, 'ticks'>) {
  return (
    <div className={cx('chart-axis', { values: true })} aria-hidden>
      {ticks.map(({ value, text }) => (
        <span key={value}>{text}</span>
      ))}
    </div>
  );
}

/** A cell below each point, as wide as its band: those that are named have their text at its middle. */
export function PointAxis({ points }: Pick<ChartProps, 'points'>) {
  return (
    <div className={cx('chart-axis')} aria-hidden>
      {points.map(({ key, axisText }) => (
        <span key={key}>{axisText === '' ? null : <bdi>{axisText}</bdi>}</span>
      ))}
    </div>
  );
}

/** The point that is read, in a box beside a line through it; a row of cells over the drawing puts it in place. */
export function ChartReading({ points, read }: ChartReadingProps) {
  return (
    <div className="u-chart-cells" aria-hidden>
      {points.map((point, index) => (
        <span key={point.key}>
          {index === read ? (
            <span className={cx('chart-reading')} data-side={index * 2 < points.length ? 'right' : 'left'}>
              <b>{point.label}</b>
              <span>{point.valueText}</span>
              {point.part === undefined ? null : <span>{point.part.valueText}</span>}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}

interface ChartReadingProps extends Pick<ChartProps, 'points'> {
  readonly read: number;
}

/** What the lines, bars and grounds stand for. */
export function ChartLegend({ kind, legend, points }: ChartLegendProps) {
  const has = (isOf: (point: ChartPoint) => boolean | undefined) => points.some(isOf);
  const rows = [
    { id: 'value', text: legend.value },
    { id: 'part', text: legend.part },
    { id: 'tinted', text: has(({ isTinted }) => isTinted) ? legend.tinted : undefined },
    { id: 'partial', text: has(({ isPartial }) => isPartial) ? legend.partial : undefined },
  ];
  return (
    <ul className="u-chart-legend" data-kind={kind}>
      {rows.map(({ id, text }) =>
        text === undefined ? null : (
          <li key={id} data-of={id}>
            {text}
          </li>
        ),
      )}
    </ul>
  );
}

interface ChartLegendProps extends Pick<ChartProps, 'kind' | 'points'> {
  readonly legend: ChartLegendTexts;
}
