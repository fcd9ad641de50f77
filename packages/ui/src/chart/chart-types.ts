import type { ChartPoint } from './chart-scale';

export interface ChartProps {
  readonly title: string;
  readonly kind: 'bars' | 'line';
  /** In chronological order, at least one. */
  readonly points: readonly ChartPoint[];
  /** Round values with their text, ascending from 0; `chartTicks` computes them. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  /** Column headings of the table, and the label that opens it. */
  readonly words: { readonly when: string; readonly value: string; readonly table: string };
}
