import '@bazaar/ui/record.css';
import '@bazaar/ui/product.css';
import type { ReactNode } from 'react';

/** Loads the «product» stylesheet and the one it shares with other records for the routes below. */
export default function ProductLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
