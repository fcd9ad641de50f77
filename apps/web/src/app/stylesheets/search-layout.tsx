import '@bazaar/ui/search.css';
import type { ReactNode } from 'react';

/** Loads the «search» stylesheet for the routes below. */
export default function SearchLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
