import '@bazaar/ui/list.css';
import '@bazaar/ui/product-table.css';
import type { ReactNode } from 'react';

/** Loads the «list» stylesheet and that of the table of products for the routes below. */
export default function ListLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
