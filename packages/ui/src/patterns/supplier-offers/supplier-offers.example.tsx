import { OfferList } from '@bazaar/ui/patterns/supplier-offers';
import type { ComponentProps } from 'react';

export function Example({ offers, labels, foot }: ComponentProps<typeof OfferList>) {
  return <OfferList offers={offers} labels={labels} foot={foot} />;
}
