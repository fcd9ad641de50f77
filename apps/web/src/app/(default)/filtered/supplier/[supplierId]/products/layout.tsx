import '@bazaar/ui/suppliers.css';
import type { ReactNode } from 'react';

/** Brings the sheet of its pages, which no other page has to load. */
export default function SupplierProductsLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
