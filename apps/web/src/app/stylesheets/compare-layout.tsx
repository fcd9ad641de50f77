import '@bazaar/ui/compare.css';
import type { ReactNode } from 'react';

/** Brings the «compare» sheet, which only the routes with this layout load. */
export default function CompareLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
