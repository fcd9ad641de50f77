import type { ReactNode } from 'react';
import type { ProductView } from '../product-card/product-view';

export interface ProductTableColumn {
  readonly id: string;
  readonly label: string;
  /** Technical symbol of the property and symbol of the unit, in Latin: «d, mm». */
  readonly symbol?: string;
  readonly unit?: string;
  readonly sort?: ColumnSort;
}

export interface ColumnSort {
  readonly href: string;
  /** Accessible name: «مرتب‌سازی بر اساس قطر داخلی، کم به زیاد». */
  readonly label: string;
  readonly direction?: 'ascending' | 'descending';
}

export interface ProductTableRowView {
  readonly product: ProductView;
  /** One per column, in its unit; empty where the product has no value. */
  readonly cells: readonly string[];
  /** The manufacturer's values below the cells, where they are in another unit. */
  readonly originals?: readonly (string | undefined)[];
  /** A checkbox that selects it, before its picture. */
  readonly pick?: ReactNode;
  /** RowRequest, at the end of its row; on phones the row itself leads to the product. */
  readonly request?: ReactNode;
}
