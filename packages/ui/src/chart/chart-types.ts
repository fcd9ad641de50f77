import type { ChartPoint } from './chart-scale';

export interface ChartProps {
  /** What the figures are; also the accessible name. */
  readonly title: string;
  /** Bars for counts per period, a line for a course. */
  readonly kind: 'bars' | 'line';
  /** In chronological order, at least one. */
  readonly points: readonly ChartPoint[];
  /** Round values with their text, ascending from 0; `chartTicks` computes them. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
  /** Column headings of the table, and the label that opens it; without them the caller shows the same data as a table of its own. */
  readonly words?: { readonly when: string; readonly value: string; readonly table: string };
  /** What the value, its part and the grounds are called. */
  readonly legend?: ChartLegendTexts;
  /** Inside a panel that shows the title: no frame, and the title for screen readers only. */
  readonly isEmbedded?: boolean;
}

export interface ChartLegendTexts {
  readonly value: string;
  readonly part?: string;
  readonly tinted?: string;
  readonly partial?: string;
}
