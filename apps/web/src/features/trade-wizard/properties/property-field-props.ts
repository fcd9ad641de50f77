import type { CategoryProperty } from '@bazaar/api/model';
import type { DraftProperty } from '@bazaar/domain/trade-drafts';

/** One required property: what the category says of it, and what the buyer has written. */
export interface PropertyFieldProps {
  readonly id: string;
  readonly known: CategoryProperty;
  readonly value: DraftProperty;
  readonly error: string | undefined;
  readonly onChange: (value: DraftProperty) => void;
}
