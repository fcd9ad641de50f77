import { OffersTable } from '@bazaar/ui/patterns/offers-table';
import type { ComponentProps } from 'react';

export function Example({ offers, labels }: ComponentProps<typeof OffersTable>) {
  return <OffersTable offers={offers} labels={labels} />;
}
