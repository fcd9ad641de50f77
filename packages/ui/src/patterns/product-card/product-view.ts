import type { ReactNode } from 'react';

/** One technical property, formatted for display. */
export interface SpecView {
  readonly id: string;
  readonly label: string;
  /** Its technical symbol, in Latin: d, D, P. */
  readonly symbol?: string;
  /** In Persian digits, or a Latin code. */
  readonly value: string;
  /** Symbol of the unit, in Latin. */
  readonly unit?: string;
  /** The manufacturer's value, when the value is shown in another unit: «۱ in». */
  readonly original?: string;
}

export interface PictureView {
  readonly src: string;
  /** Further widths for high-density screens, in the syntax of `srcset`. */
  readonly srcSet?: string;
  /** The picture drawn for boxes of 44 to 96 px; the picture itself without it. */
  readonly thumb?: { readonly src: string; readonly srcSet?: string };
  readonly alt: string;
}

export interface PriceView {
  /** The amount in Persian digits, or the text shown instead. */
  readonly amount: string;
  readonly currency?: string;
  /** Text before the amount, such as «از». */
  readonly prefix?: string;
  /** A range in short, for a column without room for it: «از» and its beginning. */
  readonly least?: { readonly prefix: string; readonly amount: string };
  /** Unit of the price: «هر عدد». */
  readonly per?: string;
  /** The smallest order: «از ۱۰ عدد». */
  readonly minimum?: string;
}

export interface ProductSupplierView {
  /** Name and city in one phrase; empty on a page of one supplier. */
  readonly name: string;
  /** Name and city apart, for a table, where they have a line each. */
  readonly ownName?: string;
  readonly cityName?: string;
  /** Text alternative of the shield; absent for a supplier that is not confirmed. */
  readonly confirmedLabel?: string;
  /** The dated trust sentence, with its dates as `<time>`. */
  readonly trust?: ReactNode;
}

/** A product as lists show it. Every text is formatted: digits, units, money. */
export interface ProductView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Part number; when present, lists of one category show it instead of the name. */
  readonly code?: string;
  readonly brand?: string;
  /** Scientific name, or dimensions, in Latin. */
  readonly subtitle?: string;
  readonly picture?: PictureView;
  readonly specs: readonly SpecView[];
  readonly price: PriceView;
  readonly supplier: ProductSupplierView;
}
