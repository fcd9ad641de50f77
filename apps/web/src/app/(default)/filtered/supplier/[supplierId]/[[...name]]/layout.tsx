import '@bazaar/ui/record.css';
import type { ReactNode } from 'react';

/** Brings the sheet of its pages, which no other page has to load. */
export default function FilteredSupplierLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
