import type { ReactNode } from 'react';

export interface RequestLineView {
  readonly key: string;
  /** Its name: a link, or a field where the buyer writes what is wanted. */
  readonly title: string;
  readonly canRename?: boolean;
  /** Where it was found. */
  readonly href: string;
  /** Supplier, or the wanted values. */
  readonly note?: string;
  /** As shown: digits of any script. */
  readonly quantity: string;
  readonly unit?: string;
  readonly labels: {
    readonly title: string;
    readonly quantity: string;
    readonly remove: string;
  };
}

export interface RequestPanelProps {
  /** Products in the basket, one row each. */
  readonly lines: readonly RequestLineView[];
  /** What just happened: added, already there, no room, not stored. Its place is always there, so that a press that ends a field hits its button. */
  readonly message?: string;
  /** What is true of every line. */
  readonly note?: string;
  /** Shown when the basket has no line. */
  readonly empty: ReactNode;
  /** Called with the row and the typed text of what is wanted. */
  readonly onTitle: (key: string, title: string) => void;
  /** Called with the row and the typed quantity. */
  readonly onQuantity: (key: string, typed: string) => void;
  /** Called with the row to remove. */
  readonly onRemove: (key: string) => void;
  /** The next step: one link, always in view. */
  readonly action?: ReactNode;
}
