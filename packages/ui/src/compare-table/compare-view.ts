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
  /** Technical symbol of the property, in Latin. */
  readonly symbol?: string;
  /** Symbol of the unit, in Latin. It is in the heading of the row, so every value is in this unit. */
  readonly unit?: string;
  /** Formatted values by the object's id; a missing one is unknown. */
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** Returns whether the objects differ in a property; a missing value counts as a difference. */
export function differs(property: ComparedProperty, objects: readonly ComparedObject[]): boolean {
  return new Set(objects.map(({ id }) => property.values[id])).size > 1;
}
