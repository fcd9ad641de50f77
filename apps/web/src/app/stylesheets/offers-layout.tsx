import '@bazaar/ui/offers.css';
import type { ReactNode } from 'react';

/** Loads the «offers» stylesheet for the routes below. */
export default function OffersLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
