import '@bazaar/ui/compare.css';
import type { ReactNode } from 'react';

/** Loads the «compare» stylesheet for the routes below. */
export default function CompareLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
