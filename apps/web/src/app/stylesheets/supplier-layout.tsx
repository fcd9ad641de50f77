import '@bazaar/ui/record.css';
import '@bazaar/ui/supplier.css';
import type { ReactNode } from 'react';

/** Loads the «supplier» stylesheet and the one it shares with other records for the routes below. */
export default function SupplierLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
