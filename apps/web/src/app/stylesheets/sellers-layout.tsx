import '@bazaar/ui/list.css';
import '@bazaar/ui/supplier-table.css';
import type { ReactNode } from 'react';

/** Loads the stylesheets of suppliers with filters for the routes below. */
export default function SellersLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
