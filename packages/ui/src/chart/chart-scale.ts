export interface ChartPoint {
  readonly key: string;
  /** Not negative. */
  readonly value: number;
  /** When, in full, for the reading line, speech and the table: «شنبه ۳۰ آبان». */
  readonly label: string;
  /** The value with its unit: «۱۲۳ بازدید». */
  readonly valueText: string;
  /** Short form under the axis: «۳۰ آبان». */
  readonly axisText: string;
}

/** The drawing's own units; it is stretched to the width there is. */
export const drawing = { width: 600, height: 200, top: 8 } as const;

/**
 * Round values for the axis, from 0 to the first step not below the maximum: 0, 50, 100, 150 for 123. The caller writes them as text.
 */
export function chartTicks(maximum: number): readonly number[] {
  const rough = Math.max(1, maximum) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((part) => part * power >= rough) ?? 10) * power);
  return Array.from({ length: Math.max(1, Math.ceil(maximum / step)) + 1 }, (_, index) => index * step);
}

/** Height in the drawing of a value, `top` being the largest tick. */
export function heightOf(value: number, largest: number): number {
  const ground = drawing.height;
  return ground - (Math.min(value, largest) / (largest || 1)) * (ground - drawing.top);
}

/** Start of a point's band and its width. Time runs from left to right, as charts do in Persian too. */
export function bandOf(index: number, count: number): { readonly x: number; readonly width: number } {
  const width = drawing.width / Math.max(1, count);
  return { x: index * width, width };
}
