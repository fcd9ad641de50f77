import '@bazaar/ui/offers.css';
import type { ReactNode } from 'react';

/** Brings the «offers» sheet, which only the routes with this layout load. */
export default function OffersLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
