import '@bazaar/ui/suppliers.css';
import type { ReactNode } from 'react';

/** Brings the «suppliers» sheet, which only the routes with this layout load. */
export default function SuppliersLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
