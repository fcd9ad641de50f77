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
