import type { ChartPoint } from './chart-scale';

export interface ChartProps {
  readonly title: string;
  readonly kind: 'bars' | 'line';
  /** In order of time, at least one. */
  readonly points: readonly ChartPoint[];
  /** Round values with their text, from 0 up; `chartTicks` finds them. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  /** Heads of the table, and what opens it. */
  readonly words: { readonly when: string; readonly value: string; readonly table: string };
}
