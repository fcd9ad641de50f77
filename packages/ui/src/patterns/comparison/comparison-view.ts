import type { ReactNode } from 'react';
import type { ComparedObject } from '../../compare-table/compare-view';

export type { ComparedObject } from '../../compare-table/compare-view';

/** A thing of a comparison that is an address: taking it out is a link to the rest. */
export interface LinkedObject extends ComparedObject {
  readonly removeHref: string;
}

export interface ComparisonCell {
  /** Formatted, in the unit of its row. */
  readonly value: string;
  /** As its maker gave it, when that is another unit: «2 in». */
  readonly original?: ReactNode;
}

export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** The field's letter for it and the unit of all its values, in Latin. */
  readonly symbol?: string;
  readonly unit?: string;
  readonly isDifferent: boolean;
  /** In the order of the things; what is missing is not known. */
  readonly cells: readonly (ComparisonCell | undefined)[];
}

export interface ComparisonGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

/** A quantity and the units it may be read in. */
export interface ComparisonUnit {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
