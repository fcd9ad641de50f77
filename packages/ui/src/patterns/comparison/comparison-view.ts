import type { ReactNode } from 'react';

/** An object of a comparison with its address; removing it is a link to the rest. */
export interface LinkedObject {
  readonly id: string;
  /** Its code, or its name where it has none. */
  readonly name: string;
  /** Its whole name, where that says more. */
  readonly title?: string;
  readonly href: string;
  /** Brand: one short line. */
  readonly note?: ReactNode;
  /** Small, beside the name, and large, in a row of drawings. */
  readonly picture?: { readonly small: string; readonly large: string };
  /** Its price, at the head of its column. */
  readonly price?: ReactNode;
  /** Smallest order and the like, below the price. */
  readonly terms?: string;
  /** Link or button that requests it. */
  readonly action?: ReactNode;
  /** «برداشتن 6205-2RSH از مقایسه» */
  readonly removeLabel: string;
  readonly removeHref: string;
}

export interface ComparisonCell {
  /** Formatted, in the unit of its row. */
  readonly value: ReactNode;
  /** Symbol of its unit, in Latin. */
  readonly unit?: string;
  /** The manufacturer's value, when it is in another unit: «2 in»; the city of a supplier. */
  readonly detail?: ReactNode;
  /** It differs from what most of the objects have. */
  readonly isUnlike?: boolean;
}

export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** Technical symbol of the property, in Latin. */
  readonly symbol?: string;
  readonly isDifferent: boolean;
  /** In the order of the objects; a missing value is unknown. */
  readonly cells: readonly (ComparisonCell | undefined)[];
}

export interface ComparisonGroup {
  readonly id: string;
  readonly title: string;
  /** «۸ ویژگی، ۷ متفاوت» */
  readonly note?: string;
  readonly rows: readonly ComparisonRow[];
}

/** A quantity and its selectable units. */
export interface ComparisonUnit {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
