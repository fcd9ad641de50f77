import type { ReactNode } from 'react';

export interface ComparedObject {
  readonly id: string;
  readonly name: string;
  readonly href?: string;
  /** Supplier, brand or price: one short line. */
  readonly note?: ReactNode;
  readonly picture?: { readonly src: string; readonly alt: string };
  /** «برداشتن 6205-2RSH از مقایسه» */
  readonly removeLabel: string;
}

export interface ComparedProperty {
  readonly id: string;
  readonly label: string;
  /** The field's letter for it, in Latin. */
  readonly symbol?: string;
  /** Symbol of the unit, in Latin: it stands in the head of the row, so every value is in it. */
  readonly unit?: string;
  /** By the id of the thing, formatted; what is missing is not known. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Whether the things differ in a property; a value one of them lacks is a difference too. */
export function differs(property: ComparedProperty, objects: readonly ComparedObject[]): boolean {
  return new Set(objects.map(({ id }) => property.values[id])).size > 1;
}
