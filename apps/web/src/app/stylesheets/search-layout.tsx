import '@bazaar/ui/search.css';
import type { ReactNode } from 'react';

/** Brings the «search» sheet, which only the routes with this layout load. */
export default function SearchLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
