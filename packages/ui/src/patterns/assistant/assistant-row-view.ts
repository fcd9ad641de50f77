import type { ReactNode } from 'react';
import type { ProductView } from '../product-card/product-view';

/** A product of the few best, as its row shows it. */
export interface AssistantRowView {
  readonly product: ProductView;
  /** One text per column. */
  readonly cells: readonly string[];
  /** Dimensions in one line, for phones. */
  readonly summary?: string;
  /** Preferences, and whether this product has them. */
  readonly preferences: readonly {
    readonly label: string;
    readonly isMet: boolean;
    readonly spoken: string;
  }[];
  /** The price of the wanted quantity. */
  readonly total?: string;
  readonly action?: ReactNode;
}
