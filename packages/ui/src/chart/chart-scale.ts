export interface ChartPoint {
  readonly key: string;
  /** Not negative. */
  readonly value: number;
  /** Full date, for the reading line, screen readers and the table: «شنبه ۳۰ آبان». */
  readonly label: string;
  /** The value with its unit: «۱۲۳ بازدید». */
  readonly valueText: string;
  /** Short label under the axis: «۳۰ آبان»; empty where the axis names no point. */
  readonly axisText: string;
  /** A part of the value, not above it: a second line, or the lower part of the bar. */
  readonly part?: { readonly value: number; readonly valueText: string };
  /** Stands on a tinted ground, such as a Friday. */
  readonly isTinted?: boolean;
  /** Not yet whole: its bar is an outline. */
  readonly isPartial?: boolean;
}

/** Coordinate system of the drawing; it is stretched to the available width. */
export const drawing = { width: 600, height: 200, top: 8 } as const;

/** Returns round values for the axis, from 0 to the first step not below the maximum: 0, 50, 100, 150 for 123. The caller formats them. */
export function chartTicks(maximum: number): readonly number[] {
  const rough = Math.max(1, maximum) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((part) => part * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.max(1, Math.ceil(maximum / step)) + 1 }, (_, index) => index * step);
}

/** Returns the height of a value in the drawing; `largest` is the largest tick. */
export function heightOf(value: number, largest: number): number {
  const ground = drawing.height;
  return ground - (Math.min(value, largest) / (largest || 1)) * (ground - drawing.top);
}

/** Returns the start and the width of a point's band. Time runs from left to right, as in Persian charts too. */
export function bandOf(index: number, count: number): { readonly x: number; readonly width: number } {
  const width = drawing.width / Math.max(1, count);
  return { x: index * width, width };
}
