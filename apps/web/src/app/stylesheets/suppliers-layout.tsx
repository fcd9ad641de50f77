import '@bazaar/ui/supplier-bar.css';
import '@bazaar/ui/supplier-table.css';
import '@bazaar/ui/suppliers.css';
import type { ReactNode } from 'react';

/** Loads the «suppliers» stylesheet for the routes below. */
export default function SuppliersLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
