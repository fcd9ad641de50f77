'use client';

import { bandOf, type ChartPoint, drawing, heightOf } from './chart-scale';
import type { ChartProps } from './chart-types';

/** Limits the bar width, so that few points do not become blocks. */
const widestBar = drawing.width / 12;

export interface ChartDrawingProps extends Pick<ChartProps, 'kind' | 'points' | 'ticks'> {
  /** Index of the point that is read out and that Tab reaches. */
  readonly read: number;
  readonly onRead: (index: number) => void;
}

/** Lines and bars of a chart, stretched to the available width: lines keep their thickness, and there is no text in the drawing. */
export function ChartDrawing({ kind, points, ticks, read, onRead }: ChartDrawingProps) {
  const largest = ticks.at(-1)?.value ?? 1;
  const barWidth = Math.min((drawing.width / points.length) * 0.6, widestBar);
  const places = points.map((point, index) => placeOf(point, index, points.length, largest));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name
    <svg
      className="u-chart-drawing"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      focusable="false"
    >
      {ticks.map(({ value }) => (
        <line
          key={value}
          x1={0}
          x2={drawing.width}
          y1={heightOf(value, largest)}
          y2={heightOf(value, largest)}
        />
      ))}
      {points.map((point, index) => {
        const { x, width, middle, y } = places[index] as Place;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a mark is read, not pressed; Tab reaches it to be read
          <g
            key={point.key}
            className="u-chart-point"
            role="img"
            aria-label={`${point.label}: ${point.valueText}`}
            tabIndex={index === read ? 0 : -1}
            data-read={index === read ? '' : undefined}
            onFocus={() => onRead(index)}
            onPointerEnter={() => onRead(index)}
          >
            <rect className="u-chart-band" x={x} width={width} y={0} height={drawing.height} />
            {kind === 'bars' ? (
              <rect
                className="u-chart-bar"
                x={middle - barWidth / 2}
                width={barWidth}
                y={y}
                height={drawing.height - y}
              />
            ) : (
              <path className="u-chart-dot" d={`M${middle} ${y}h0`} />
            )}
          </g>
        );
      })}
      {kind === 'line' ? (
        <path className="u-chart-line" d={`M${places.map(({ middle, y }) => `${middle} ${y}`).join('L')}`} />
      ) : null}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly middle: number;
  readonly y: number;
}

function placeOf({ value }: ChartPoint, index: number, count: number, largest: number): Place {
  const { x, width } = bandOf(index, count);
  return { x, width, middle: x + width / 2, y: heightOf(value, largest) };
}
