'use client';

import type { PointerEvent } from 'react';
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
  // Fingers too: they read along while they move sideways.
  const readAt = ({ currentTarget, clientX }: PointerEvent<SVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / (width || 1)) * points.length);
    onRead(Math.min(points.length - 1, Math.max(0, index)));
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name
    <svg
      className="u-chart-drawing"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      focusable="false"
      onPointerDown={readAt}
      onPointerMove={readAt}
    >
      {points.map(({ key, isTinted }, index) =>
        isTinted ? <Band key={key} name="u-chart-ground" place={places[index] as Place} /> : null,
      )}
      {ticks.map(({ value }) => (
        <line
          key={value}
          x1={0}
          x2={drawing.width}
          y1={heightOf(value, largest)}
          y2={heightOf(value, largest)}
        />
      ))}
      {kind === 'line' ? <Lines places={places} /> : null}
      {points.map((point, index) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a mark is read, not pressed; Tab reaches it to be read
        <g
          key={point.key}
          className="u-chart-point"
          role="img"
          aria-label={spoken(point)}
          tabIndex={index === read ? 0 : -1}
          data-read={index === read ? '' : undefined}
          onFocus={() => onRead(index)}
        >
          <Band name="u-chart-band" place={places[index] as Place} />
          <Marks point={point} kind={kind} place={places[index] as Place} barWidth={barWidth} />
        </g>
      ))}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly width: number;
  readonly middle: number;
  readonly y: number;
  /** Height of the part of the value, if the points have one. */
  readonly partY: number | undefined;
}

function placeOf({ value, part }: ChartPoint, index: number, count: number, largest: number): Place {
  const { x, width } = bandOf(index, count);
  const partY = part === undefined ? undefined : heightOf(part.value, largest);
  return { x, width, middle: x + width / 2, y: heightOf(value, largest), partY };
}

function spoken({ label, valueText, part }: ChartPoint): string {
  return `${label}: ${valueText}${part === undefined ? '' : `، ${part.valueText}`}`;
}

function Band({ name, place }: { readonly name: string; readonly place: Place }) {
  return <rect className={name} x={place.x} width={place.width} y={0} height={drawing.height} />;
}

function Lines({ places }: { readonly places: readonly Place[] }) {
  const pathOf = (yOf: (place: Place) => number) =>
    `M${places.map((place) => `${place.middle} ${yOf(place)}`).join('L')}`;
  const hasParts = places.every(({ partY }) => partY !== undefined);
  return (
    <>
      {hasParts ? (
        <path className="u-chart-line u-chart-line-part" d={pathOf(({ partY }) => partY ?? 0)} />
      ) : null}
      <path className="u-chart-line" d={pathOf(({ y }) => y)} />
    </>
  );
}

interface MarksProps extends Pick<ChartProps, 'kind'> {
  readonly point: ChartPoint;
  readonly place: Place;
  readonly barWidth: number;
}

function Marks({ kind, point, place, barWidth }: MarksProps) {
  const { middle, y, partY } = place;
  if (kind === 'line') {
    return (
      <>
        {partY === undefined ? null : (
          <path className="u-chart-dot u-chart-dot-part" d={`M${middle} ${partY}h0`} />
        )}
        <path className="u-chart-dot" d={`M${middle} ${y}h0`} />
      </>
    );
  }
  const bar = { x: middle - barWidth / 2, width: barWidth };
  return (
    <>
      <rect
        className="u-chart-bar"
        data-partial={point.isPartial ? '' : undefined}
        data-split={partY === undefined ? undefined : ''}
        {...bar}
        y={y}
        height={drawing.height - y}
      />
      {partY === undefined ? null : (
        <rect className="u-chart-bar-part" {...bar} y={partY} height={drawing.height - partY} />
      )}
    </>
  );
}
