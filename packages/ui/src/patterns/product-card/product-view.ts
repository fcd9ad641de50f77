import type { ReactNode } from 'react';

/** One technical property, formatted for reading. */
export interface SpecView {
  readonly id: string;
  readonly label: string;
  /** The field's letter for it, in Latin: d, D, P. */
  readonly symbol?: string;
  /** In Persian digits, or a Latin code. */
  readonly value: string;
  /** Symbol of the unit, in Latin. */
  readonly unit?: string;
  /** As its maker gave it, when the value is shown in another unit: «۱ in». */
  readonly original?: string;
}

export interface PictureView {
  readonly src: string;
  /** Further widths for dense screens, as `srcset` writes them. */
  readonly srcSet?: string;
  readonly alt: string;
}

export interface PriceView {
  /** The amount in Persian digits, or the words in its place. */
  readonly amount: string;
  readonly currency?: string;
  /** Words before the amount, such as «از». */
  readonly prefix?: string;
  /** «هر عدد»: what the price is for. */
  readonly per?: string;
  /** «از ۱۰ عدد»: the smallest order. */
  readonly minimum?: string;
}

export interface ProductSupplierView {
  /** Name and city in one phrase. */
  readonly name: string;
  /** Spoken meaning of the shield; a supplier who is not confirmed has none. */
  readonly confirmedLabel?: string;
  /** The dated trust sentence, with its dates as `<time>`. */
  readonly trust?: ReactNode;
}

/** A product as lists show it. Every text is formatted: digits, units, money. */
export interface ProductView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Part number; with it, lists of one category show the code in place of the name. */
  readonly code?: string;
  readonly brand?: string;
  /** Scientific name, or dimensions, in Latin. */
  readonly subtitle?: string;
  readonly picture?: PictureView;
  readonly specs: readonly SpecView[];
  readonly price: PriceView;
  readonly supplier: ProductSupplierView;
}
