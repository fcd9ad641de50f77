import type { ReactNode } from 'react';
import type { ComparedObject } from '../../compare-table/compare-view';

export type { ComparedObject } from '../../compare-table/compare-view';

/** An object of a comparison with an address: removing it is a link to the rest. */
export interface LinkedObject extends ComparedObject {
  readonly removeHref: string;
}

export interface ComparisonCell {
  /** Formatted, in the unit of its row. */
  readonly value: string;
  /** The manufacturer's value, when it is in another unit: «2 in». */
  readonly original?: ReactNode;
}

export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** Technical symbol of the property and unit of all its values, in Latin. */
  readonly symbol?: string;
  readonly unit?: string;
  readonly isDifferent: boolean;
  /** In the order of the objects; a missing value is unknown. */
  readonly cells: readonly (ComparisonCell | undefined)[];
}

export interface ComparisonGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

/** A quantity and its selectable units. */
export interface ComparisonUnit {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
